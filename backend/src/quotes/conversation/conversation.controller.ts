import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type AuthenticatedRequest, type EventStream, Visitor, openEventStream } from '../../common/index.js';
import { AnswerDto, GenerateInput, VisitorChatDto } from './generate.dto.js';
import { VisitorTurns } from './visitor-turns.js';

/** What visitors call, from any website that the owner allows. */
@ApiTags('visitor')
@Visitor()
@Controller('quote')
export class ConversationController {
  constructor(private readonly turns: VisitorTurns) {}

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
    const visit = await this.turns.open(input, request);
    if (!visit.streamed) {
      const answer = await this.turns.answer(visit, () => undefined);
      await reply.send(answer);
      return;
    }
    // The stream opens with the first words: what goes wrong before them is an ordinary error answer.
    const line: { stream?: EventStream } = {};
    const opened = () => (line.stream ??= openEventStream(reply));
    try {
      const answer = await this.turns.answer(visit, (text) => opened().send('token', { text }));
      opened().send('done', answer);
    } finally {
      // Without "done" the widget knows that the answer broke off, and asks again.
      line.stream?.close();
    }
  }

  @Get('chats/:id')
  @ApiOkResponse({ type: VisitorChatDto })
  resume(@Param('id') id: string, @Headers('x-visitor-token') token: string | undefined): Promise<VisitorChatDto> {
    return this.turns.resume(id, token ?? null);
  }
}
