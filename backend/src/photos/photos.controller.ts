import { Controller, Get, Headers, Ip, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimits } from '../auth/index.js';
import { BusinessId, ConcurrencyLimit, UuidPipe, Visitor } from '../common/index.js';
import { PhotoDto, PhotoForm, photoDto } from './photo.dto.js';
import { type KeptPhoto, PhotosService } from './photos.service.js';
import { receivePhoto } from './upload.js';

@Controller()
export class PhotosController {
  /** A photo is in memory from its first byte until it is kept. */
  private readonly uploads = new ConcurrencyLimit(
    12,
    'Many photos are arriving right now. Please try again in a moment.',
  );

  constructor(
    private readonly photos: PhotosService,
    private readonly limits: RateLimits,
  ) {}

  @Visitor()
  @Post('quote/photos')
  @ApiTags('visitor')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PhotoForm })
  @ApiHeader({ name: 'x-visitor-token', required: true })
  @ApiCreatedResponse({ type: PhotoDto })
  async add(
    @Req() request: FastifyRequest,
    @Ip() ip: string,
    @Headers('x-visitor-token') visitorToken?: string,
  ): Promise<PhotoDto> {
    await this.limits.take('photos_address', ip);
    const { chatId, read, skip } = await receivePhoto(request);
    try {
      // Before a byte of it is read: places are for those who may send.
      const businessId = await this.photos.authorise(chatId, visitorToken ?? null);
      return await this.uploads.run(ip, async () =>
        photoDto(await this.photos.add(businessId, chatId.toLowerCase(), await read())),
      );
    } finally {
      skip();
    }
  }

  @Visitor()
  @Get('quote/chats/:id/photos/:photoId')
  @ApiTags('visitor')
  @ApiHeader({ name: 'x-visitor-token', required: true })
  @ApiProduces('image/jpeg', 'image/webp')
  @ApiOkResponse({ description: 'A picture of their own, for the visitor.' })
  async getOwn(
    @Param('id', UuidPipe) chatId: string,
    @Param('photoId', UuidPipe) photoId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('x-visitor-token') visitorToken?: string,
  ): Promise<StreamableFile> {
    return picture(reply, await this.photos.getOwn(chatId, visitorToken ?? null, photoId));
  }

  @Get('chats/:id/photos/:photoId')
  @ApiTags('chats')
  @ApiBearerAuth()
  @ApiProduces('image/jpeg', 'image/webp')
  @ApiOkResponse({ description: 'The picture.' })
  async get(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) chatId: string,
    @Param('photoId', UuidPipe) photoId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return picture(reply, await this.photos.get(businessId, chatId, photoId));
  }
}

function picture(reply: FastifyReply, { photo, content }: KeptPhoto): StreamableFile {
  // A photo never changes; only the browser of whoever may see it may keep it.
  void reply.header('cache-control', 'private, max-age=31536000, immutable');
  return new StreamableFile(content, { type: photo.contentType, disposition: 'inline', length: content.length });
}
