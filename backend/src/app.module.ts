import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { AdminModule } from './admin/index.js';
import { AuthModule } from './auth/index.js';
import { ChatsModule } from './chats/index.js';
import { ConfigModule, type Settings } from './config/index.js';
import { DatabaseModule } from './database/index.js';
import { DemoModule } from './demo/index.js';
import { JobsModule } from './jobs/index.js';
import { logging } from './operations/logging.js';
import { MailModule } from './mail/index.js';
import { NoticesModule } from './notices/index.js';
import { OperationsModule } from './operations/index.js';
import { PhotosModule } from './photos/index.js';
import { QuotesModule } from './quotes/index.js';
import { RetentionModule } from './retention/index.js';
import { RulesModule } from './rules/index.js';

/** The whole product on one server. */
@Module({})
export class AppModule {
  static with(settings: Settings, servingUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        LoggerModule.forRoot(logging(settings)),
        ScheduleModule.forRoot(),
        DatabaseModule.at(servingUrl, settings.DATABASE_POOL),
        OperationsModule,
        MailModule,
        AuthModule,
        JobsModule,
        RulesModule,
        ChatsModule,
        PhotosModule,
        NoticesModule,
        QuotesModule,
        AdminModule,
        RetentionModule,
        DemoModule,
      ],
    };
  }
}
