import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ErrorBody } from '../common/index.js';

/** The OpenAPI document of everything that is registered. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = 'Instant estimates computed from a business’s own rules and past jobs. Prices are US dollars.';
  const info = new DocumentBuilder()
    .setTitle('Chalkline API')
    .setVersion('1')
    .setDescription(description)
    .addBearerAuth()
    .addGlobalResponse({ status: 'default', description: 'A failure, by its status.', type: ErrorBody })
    .build();
  return SwaggerModule.createDocument(app, info, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
}

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function serveApiDocument(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Chalkline API',
  });
}
