import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, notFound } from '../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { keptMailDetail, keptMailList } from './kept-mail.page.js';
import { KeptMailer } from './kept-mailer.js';
import { Mailer } from './mailer.js';
import { isNearby } from './nearby.js';

const HTML = 'text/html; charset=utf-8';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
const PROXY_MARKS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Shows kept mail where the product runs on somebody's own machine. A kept mail can hold a reset link, so the page
 * does not exist once the product has a public address, nor for callers from the internet or through a proxy.
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
  async list(@Req() request: FastifyRequest): Promise<string> {
    return keptMailList(await this.keptFor(request).list());
  }

  @Public()
  @Get(':id')
  @Header('content-type', HTML)
  @Header('content-security-policy', POLICY)
  @Header('cache-control', 'no-store')
  async get(@Param('id') id: string, @Req() request: FastifyRequest): Promise<string> {
    const mail = await this.keptFor(request).find(id);
    if (!mail) throw notFound('Mail');
    return keptMailDetail(mail);
  }

  private keptFor({ ip, hostname, headers }: FastifyRequest): KeptMailer {
    const { PUBLIC_ORIGIN } = this.settings;
    const atHome = PUBLIC_ORIGIN === null || isNearby(new URL(PUBLIC_ORIGIN).hostname);
    // A proxy on this machine is nearby, whoever is behind it; so is a browser that a strange site's name has led here.
    const direct = PROXY_MARKS.every((name) => headers[name] === undefined) && isNearby(hostname);
    if (!(this.mailer instanceof KeptMailer) || !atHome || !direct || !isNearby(ip)) throw notFound('Page');
    return this.mailer;
  }
}
