import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { DeliveryError, type DueDelivery, OutboxWorker } from '../../mail/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { signature } from './signature.js';
import { postWebhook } from './webhook-client.js';

/** Sends what the outbox holds for webhooks. The secret is read at every attempt and never stored with the delivery. */
@Injectable()
export class WebhookDelivery implements OnModuleInit {
  constructor(
    private readonly worker: OutboxWorker,
    private readonly profiles: ProfilesService,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'WEBHOOKS_TO_PRIVATE_NETWORKS'>,
  ) {}

  onModuleInit(): void {
    this.worker.use('webhook', (delivery) => this.deliver(delivery));
  }

  private async deliver({ id, businessId, recipient, payload }: DueDelivery): Promise<void> {
    const secret = businessId === null ? null : (await this.profiles.get(businessId)).webhookSecret;
    if (secret === null) throw new DeliveryError('The webhook has been switched off.', true);
    const body = JSON.stringify({ id, ...payload });
    await postWebhook({
      url: recipient,
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
