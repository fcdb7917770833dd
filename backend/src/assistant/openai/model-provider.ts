import type { Provider } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { ModelClient } from './model-client.js';

/** The one client of the model; null without a key. */
export const MODEL_CLIENT = Symbol('MODEL_CLIENT');

export const modelProvider: Provider<ModelClient | null> = {
  provide: MODEL_CLIENT,
  inject: [SETTINGS_TOKEN],
  useFactory: ({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model }: Settings) =>
    apiKey === null ? null : new ModelClient({ apiKey, baseURL, model }),
};
