import { Controller, Get, Header, Inject, Ip, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, notFound } from '../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { keptMailDetail, keptMailList } from './kept-mail.page.js';
import { KeptMailer } from './kept-mailer.js';
import { Mailer } from './mailer.js';
import { isNearby } from './nearby.js';

const HTML = 'text/html; charset=utf-8';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/**
 * Shows kept mail where the product runs on somebody's own machine. A kept mail can hold a reset link, so the page
 * does not exist once the product has a public address, nor for callers from the internet.
 */
@ApiExcludeController()
@Controller('dev/mail')
export class KeptMailController {
  constructor(
    private readonly mailer: Mailer,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'PUBLIC_ORIGIN'>,
  ) {}

  @Public()
  @Get()
  @Header('content-type', HTML)
  @Header('content-security-policy', POLICY)
  @Header('cache-control', 'no-store')
  async list(@Ip() ip: string): Promise<string> {
    return keptMailList(await this.keptFor(ip).list());
  }

  @Public()
  @Get(':id')
  @Header('content-type', HTML)
  @Header('content-security-policy', POLICY)
  @Header('cache-control', 'no-store')
  async get(@Param('id') id: string, @Ip() ip: string): Promise<string> {
    const mail = await this.keptFor(ip).find(id);
    if (!mail) throw notFound('Mail');
    return keptMailDetail(mail);
  }

  private keptFor(ip: string): KeptMailer {
    const { PUBLIC_ORIGIN } = this.settings;
    const atHome = PUBLIC_ORIGIN === null || isNearby(new URL(PUBLIC_ORIGIN).hostname);
    if (!(this.mailer instanceof KeptMailer) || !atHome || !isNearby(ip)) throw notFound('Page');
    return this.mailer;
  }
}
