/** `npm run hosts -w widget`: host pages and backend to look at by hand. */
import { startFakeBackend } from './server/fake-backend.ts';
import { startHostPages } from './server/host-pages.ts';

const { url } = await startFakeBackend(Number(process.env.PORT ?? 4310) + 1);
const pages = await startHostPages(Number(process.env.PORT ?? 4310), process.env.CHALKLINE_URL ?? url);
process.stdout.write(`${pages.url}/plain.html\n`);
