import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isInsideHost } from '../../common/index.js';
import { DeliveryError } from '../../mail/index.js';
import { PrivateAddressError, guardedLookup } from './guarded-lookup.js';

const TIMEOUT_MS = 10_000;

interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether this machine and private networks may be called. */
  allowPrivate: boolean;
}

/**
 * Posts a webhook. Redirects are not followed: they could lead to where the guard would not let the first call go.
 * @throws DeliveryError with a sentence for the owner; permanent when the receiver says that it is gone (410)
 */
export async function postWebhook(call: WebhookCall): Promise<void> {
  const status = await send(call);
  if (status >= 200 && status < 300) return;
  const host = new URL(call.url).host;
  if (status === 410) throw new DeliveryError(`${host} answers that this webhook is gone (410).`, true);
  if (status >= 300 && status < 400)
    throw new DeliveryError(`${host} answers with a redirect (${status}), which is not followed.`, false);
  throw new DeliveryError(`${host} answers with ${status}.`, false);
}

function send({ url, headers, body, allowPrivate }: WebhookCall): Promise<number> {
  const { protocol, hostname, host } = new URL(url);
  // An address is called without being looked up.
  if (!allowPrivate && isInsideHost(hostname)) {
    throw new DeliveryError(new PrivateAddressError(hostname).message, true);
  }
  const open = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A whole call, not only a silent socket, has to end in time.
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(allowPrivate ? {} : { lookup: guardedLookup }),
      },
      (response) => {
        // Only the status counts; the rest is not read.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => reject(explained(host, error)));
    request.end(body);
  });
}

function explained(host: string, error: NodeJS.ErrnoException): DeliveryError {
  if (error instanceof PrivateAddressError) return new DeliveryError(error.message, true, { cause: error });
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return new DeliveryError(`${host} did not answer within ${TIMEOUT_MS / 1000} seconds.`, false, { cause: error });
  }
  if (error.code === 'ENOTFOUND') {
    return new DeliveryError(`There is no ${host}. Check the webhook address.`, false, { cause: error });
  }
  return new DeliveryError(`${host} cannot be reached (${error.code ?? error.message}).`, false, { cause: error });
}
