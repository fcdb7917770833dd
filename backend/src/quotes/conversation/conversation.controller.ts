import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type AuthenticatedRequest, type EventStream, Visitor, openEventStream } from '../../common/index.js';
import { AnswerDto, GenerateInput, VisitorChatDto } from './generate.dto.js';
import { VisitorDoor } from './visitor-door.js';

/** What visitors call, from any website that the owner allows. */
@ApiTags('visitor')
@Visitor()
@Controller('quote')
export class ConversationController {
  constructor(private readonly door: VisitorDoor) {}

  @Post('generate')
  @HttpCode(200)
  @ApiOkResponse({
    type: AnswerDto,
    description: 'With Accept: text/event-stream: `token` events { text }, then `done` with this.',
  })
  async generate(
    @Body() input: GenerateInput,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visit = await this.door.open(input, request);
    if (!visit.streamed) {
      const answer = await this.door.answer(visit, () => undefined);
      await reply.send(answer);
      return;
    }
    // The stream opens with the first words: what goes wrong before them is an ordinary error answer.
    const line: { stream?: EventStream } = {};
    const opened = () => (line.stream ??= openEventStream(reply));
    try {
      const answer = await this.door.answer(visit, (text) => opened().send('token', { text }));
      opened().send('done', answer);
    } finally {
      // Without "done" the widget knows that the answer broke off, and asks again.
      line.stream?.close();
    }
  }

  @Get('chats/:id')
  @ApiOkResponse({ type: VisitorChatDto })
  resume(@Param('id') id: string, @Headers('x-visitor-token') token: string | undefined): Promise<VisitorChatDto> {
    return this.door.resume(id, token ?? null);
  }
}
