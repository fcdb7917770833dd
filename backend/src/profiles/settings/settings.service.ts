import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { invalidField, isInsideHost } from '../../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { Tenant } from '../../database/index.js';
import type { Profile } from '../profile.entity.js';
import { type ProfileChanges, ProfileRepository } from '../profile.repository.js';
import { readOrigin } from '../widget/origins.js';
import { SightingRepository } from '../widget/sighting.repository.js';
import { DEFAULT_GREETING } from '../widget/widget.dto.js';
import { type NoticeSettingsDto, type NoticeSettingsInput, noticeSettingsDto } from './notice-settings.dto.js';
import { type WidgetSettingsDto, type WidgetSettingsInput, widgetSettingsDto } from './widget-settings.dto.js';

/** How the owner wants the widget and the notices. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly profiles: ProfileRepository,
    private readonly sightings: SightingRepository,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'WEBHOOKS_TO_PRIVATE_NETWORKS'>,
  ) {}

  getWidget(businessId: string): Promise<WidgetSettingsDto> {
    return this.tenant.run(businessId, async (em) =>
      widgetSettingsDto(await this.profiles.get(em, businessId), await this.sightings.findLast(em, businessId)),
    );
  }

  /** @throws DomainError invalid when a website is no website */
  updateWidget(businessId: string, input: WidgetSettingsInput): Promise<WidgetSettingsDto> {
    const changes = given({
      widgetGreeting: input.greeting === DEFAULT_GREETING ? '' : input.greeting,
      widgetColor: input.color?.toUpperCase(),
      widgetPosition: input.position,
      allowedOrigins: input.allowedOrigins === undefined ? undefined : readOrigins(input.allowedOrigins),
      priceVisibility: input.priceVisibility,
    });
    return this.tenant.run(businessId, async (em) =>
      widgetSettingsDto(
        await this.profiles.update(em, businessId, changes),
        await this.sightings.findLast(em, businessId),
      ),
    );
  }

  async getNotices(businessId: string): Promise<NoticeSettingsDto> {
    return noticeSettingsDto(await this.tenant.run(businessId, (em) => this.profiles.get(em, businessId)));
  }

  /** @throws DomainError invalid when the webhook is no web address, or one that may not be called */
  updateNotices(businessId: string, input: NoticeSettingsInput): Promise<NoticeSettingsDto> {
    const webhookUrl = input.webhookUrl === undefined ? undefined : this.readWebhook(input.webhookUrl);
    return this.tenant.run(businessId, async (em) => {
      const profile = await this.profiles.get(em, businessId);
      const changes = given({
        noticeMode: input.mode,
        webhookUrl,
        webhookSecret: webhookUrl && isElsewhere(webhookUrl, profile.webhookUrl) ? newWebhookSecret() : undefined,
        retentionDays: input.retentionDays,
        timezone: input.timezone,
      });
      return noticeSettingsDto(await this.profiles.update(em, businessId, changes));
    });
  }

  /** Signs with another secret from now on, also what waits already. @throws DomainError invalid when there is no webhook */
  renewWebhookSecret(businessId: string): Promise<NoticeSettingsDto> {
    return this.tenant.run(businessId, async (em) => {
      const { webhookUrl } = await this.profiles.get(em, businessId);
      if (webhookUrl === null) throw invalidField('webhookUrl', 'Save a webhook address first');
      return noticeSettingsDto(await this.profiles.update(em, businessId, { webhookSecret: newWebhookSecret() }));
    });
  }

  /** Null and empty switch it off. Where a name leads is checked again when it is called: it can be elsewhere by then. */
  private readWebhook(typed: string | null): string | null {
    if (typed === null || typed === '') return null;
    const url = URL.canParse(typed) ? new URL(typed) : null;
    if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
      throw invalidField('webhookUrl', 'Webhook address must look like https://example.com/hooks/chalkline');
    }
    if (isInsideHost(url.hostname) && !this.settings.WEBHOOKS_TO_PRIVATE_NETWORKS) {
      throw invalidField(
        'webhookUrl',
        `${url.hostname} leads to a computer that only its own network can reach. Enter an address that can be reached over the internet. (If you run this server yourself, WEBHOOKS_TO_PRIVATE_NETWORKS=true allows it.)`,
      );
    }
    return url.href;
  }
}

/** Only what was sent; undefined would be read as "no change" by one reader and as null by the next. */
const given = (changes: { [K in keyof Profile]?: Profile[K] | undefined | null }): ProfileChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

function readOrigins(typed: string[]): string[] {
  const origins = typed
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const origin = readOrigin(line);
      if (origin === null)
        throw invalidField('allowedOrigins', `${line} is not a website address like https://example.com`);
      return origin;
    });
  return [...new Set(origins)];
}

/** Whether a webhook is somebody else's than the one before: who knew the secret of that must not sign for the next. */
const isElsewhere = (url: string, before: string | null): boolean =>
  before === null || new URL(url).origin !== new URL(before).origin;

const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;
