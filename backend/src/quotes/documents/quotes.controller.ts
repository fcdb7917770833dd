import { Body, Controller, Get, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { BusinessId, UuidPipe } from '../../common/index.js';
import { ChatQuoteDto, QuoteDto, QuoteInput, SendQuoteInput, quoteDto, quoteText } from './quote.dto.js';
import type { Quote } from './quote.js';
import { QuotesService } from './quotes.service.js';

/** The owner's own price for a lead. */
@ApiTags('quotes')
@ApiBearerAuth()
@Controller('chats/:id')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Get('quote')
  @ApiOkResponse({ type: ChatQuoteDto })
  async get(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<ChatQuoteDto> {
    const quote = await this.quotes.find(businessId, id);
    return { quote: quote && (await this.shown(businessId, quote)) };
  }

  @Put('quote')
  @ApiOkResponse({ type: QuoteDto })
  async save(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) id: string,
    @Body() input: QuoteInput,
  ): Promise<QuoteDto> {
    return this.shown(businessId, await this.quotes.save(businessId, id, quoteText(input), input.updatedAt));
  }

  @Post('quote/send')
  @HttpCode(200)
  @ApiOkResponse({ type: QuoteDto, description: 'Mailed to the address that the customer left, or to another.' })
  async send(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) id: string,
    @Body() { updatedAt, to }: SendQuoteInput,
  ): Promise<QuoteDto> {
    return this.shown(businessId, await this.quotes.send(businessId, id, { seen: updatedAt, to }));
  }

  @Get('quote.pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The quote on paper.' })
  async print(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<StreamableFile> {
    const { name, content } = await this.quotes.print(businessId, id);
    return new StreamableFile(content, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }

  private async shown(businessId: string, quote: Quote): Promise<QuoteDto> {
    return quoteDto(quote, await this.quotes.unprintable(businessId, quote));
  }
}
