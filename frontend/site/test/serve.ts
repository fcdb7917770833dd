import { serveSite } from './static-server.ts';

const { url } = await serveSite(Number(process.argv[2] ?? 4400));
process.stdout.write(`The built site is at ${url}\n`);
