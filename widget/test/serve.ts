/** `npm run hosts -w widget`: host pages and backend to look at by hand. */
import { startFakeBackend } from './server/fake-backend.ts';
import { startHostPages } from './server/host-pages.ts';

const { url } = await startFakeBackend();
const pages = await startHostPages(process.env.CHALKLINE_URL ?? url, Number(process.env.PORT ?? 4310));
process.stdout.write(`${pages.url}/plain.html\n`);
