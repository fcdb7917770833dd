import { createServer } from 'node:net';

/** What a system without IPv6 answers who wants to listen on "::". */
const NO_IPV6 = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/**
 * Tries an address. Asked first, because everything that follows takes longer.
 * @returns the host to listen on: "::" takes IPv4 along, and where the system has no IPv6 that alone is left
 * @throws Error with one sentence for the operator
 */
export async function listenableHost(
  setting: string,
  port: number,
  host: string,
  listen = tryListening,
): Promise<string> {
  const code = await listen(port, host);
  if (code === null) return host;
  if (host === '::' && NO_IPV6.includes(code)) return listenableHost(setting, port, '0.0.0.0', listen);
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or set ${setting} to a free one.`,
    EACCES: `Port ${port} may not be listened on by this user. Set ${setting} to one above 1023.`,
  };
  const elsewhere = `The address ${host} cannot be listened on (${code}). Set HOST to an address of this machine.`;
  throw new Error(sentences[code] ?? elsewhere);
}

/** What the system says to it; null when it works. */
function tryListening(port: number, host: string): Promise<string | null> {
  return new Promise((said) => {
    const probe = createServer();
    probe.once('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => said(code));
    probe.listen(port, host, () => {
      probe.close(() => said(null));
    });
  });
}
