import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BusinessId, CurrentPrincipal, type Principal, UuidPipe, openEventStream } from '../common/index.js';
import { jobDto } from '../jobs/index.js';
import {
  ChatDetailDto,
  ChatDto,
  ChatPageDto,
  ChatPageQuery,
  ChatPatch,
  UnreadDto,
  WonDto,
  WonInput,
  chatDetailDto,
  chatDto,
  chatPageDto,
} from './chat.dto.js';
import { ChatsService } from './chats.service.js';
import { LiveChats } from './live-chats.js';

@ApiTags('chats')
@ApiBearerAuth()
@Controller('chats')
export class ChatsController {
  constructor(
    private readonly chats: ChatsService,
    private readonly live: LiveChats,
  ) {}

  @Get()
  @ApiOkResponse({ type: ChatPageDto })
  async list(@BusinessId() businessId: string, @Query() query: ChatPageQuery): Promise<ChatPageDto> {
    return chatPageDto(await this.chats.listPage(businessId, query), query.page);
  }

  @Get('unread')
  @ApiOkResponse({ type: UnreadDto })
  async unread(@BusinessId() businessId: string): Promise<UnreadDto> {
    return { unread: await this.chats.countUnread(businessId) };
  }

  @Get('events')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description:
      'Server-sent events chat.created and chat.updated, each with { id, chat }; replaced, before the oldest of more than 20 streams is closed.',
  })
  follow(@CurrentPrincipal() owner: Principal, @Res() reply: FastifyReply): void {
    this.live.follow(owner, openEventStream(reply));
  }

  @Get('export')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="leads.csv"')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'All leads as CSV; created_at is in the time zone of the business.' })
  async export(@BusinessId() businessId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.chats.exportLeads(businessId));
  }

  @Get(':id')
  @ApiOkResponse({ type: ChatDetailDto })
  async get(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<ChatDetailDto> {
    return chatDetailDto(await this.chats.get(businessId, id));
  }

  @Patch(':id')
  @ApiOkResponse({ type: ChatDto })
  async patch(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) id: string,
    @Body() patch: ChatPatch,
  ): Promise<ChatDto> {
    return chatDto(await this.chats.patch(businessId, id, patch));
  }

  @Post(':id/won')
  @HttpCode(200)
  @ApiOkResponse({ type: WonDto })
  async win(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) id: string,
    @Body() input: WonInput,
  ): Promise<WonDto> {
    const { chat, job } = await this.chats.win(businessId, id, input.finalPrice);
    return { chat: chatDto(chat), job: jobDto(job) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.chats.remove(businessId, id);
  }

  @Post(':id/delete')
  @HttpCode(204)
  @ApiNoContentResponse()
  removeByPost(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.chats.remove(businessId, id);
  }
}
