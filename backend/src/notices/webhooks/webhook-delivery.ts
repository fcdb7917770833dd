import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { DeliveryError, type DueDelivery, Outbox, OutboxWorker } from '../../mail/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { signature } from './signature.js';
import { postWebhook } from './webhook-client.js';

/**
 * Sends what the outbox holds for webhooks. Address and secret are read at every attempt: what was queued for a webhook
 * that the owner has switched off or moved since does not go where it is not wanted any more.
 */
@Injectable()
export class WebhookDelivery implements OnModuleInit {
  constructor(
    private readonly worker: OutboxWorker,
    private readonly outbox: Outbox,
    private readonly profiles: ProfilesService,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'WEBHOOKS_TO_PRIVATE_NETWORKS'>,
  ) {}

  onModuleInit(): void {
    this.worker.use('webhook', (delivery) => this.deliver(delivery));
  }

  private async deliver({ id, businessId, recipient, payload }: DueDelivery): Promise<void> {
    const { webhookUrl: url = null, webhookSecret: secret = null } =
      businessId === null ? {} : await this.profiles.get(businessId);
    if (url === null || secret === null) throw new DeliveryError('The webhook has been switched off.', true);
    if (url !== recipient) await this.outbox.readdress(id, url);
    const body = JSON.stringify({ id, ...payload });
    await postWebhook({
      url,
      body,
      allowPrivate: this.settings.WEBHOOKS_TO_PRIVATE_NETWORKS,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Chalkline-Webhook/1',
        'x-chalkline-delivery': id,
        'x-chalkline-signature': signature(secret, body, Math.floor(Date.now() / 1000)),
      },
    });
  }
}
