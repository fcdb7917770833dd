import { type DynamicModule, Global, Module } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from './settings.js';

@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: SETTINGS_TOKEN, useValue: settings }],
      exports: [SETTINGS_TOKEN],
    };
  }
}
