import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { ChatsModule } from '../../chats/index.js';
import { NoticesModule } from '../../notices/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { QuoteRepository } from './quote.repository.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

/** Quotes: the owner's own price for a lead, on paper and by mail. */
@Module({
  imports: [AuthModule, ChatsModule, NoticesModule, ProfilesModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteRepository],
})
export class DocumentsModule {}
