export { DatabaseModule } from './database.module.js';
export { claimDatabase } from './claim.js';
export { type DatabaseUrls, databaseUrls } from './connection-urls.js';
export { DatabaseEvents } from './events.js';
export { DatabaseHealth } from './health.js';
export { migrate } from './migrate.js';
export { type Scope, Tenant } from './tenant.js';
export { type EmbeddedServer, startEmbedded } from './embedded/server.js';
export type { EntityManager } from 'typeorm';
