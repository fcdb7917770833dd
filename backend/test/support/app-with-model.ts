import { type TestApp, startApp } from './app.js';
import { ModelServer } from './model-server.js';

export interface TestAppWithModel extends TestApp {
  /** The one that the application asks. */
  model: ModelServer;
}

/** startApp with a model to ask; both end together. */
export async function startAppWithModel(environment: Record<string, string> = {}): Promise<TestAppWithModel> {
  const model = await ModelServer.start();
  const app = await startApp({ OPENAI_API_KEY: 'any', OPENAI_BASE_URL: model.baseUrl, ...environment });
  return {
    ...app,
    model,
    async close() {
      await app.close();
      await model.close();
    },
  };
}
