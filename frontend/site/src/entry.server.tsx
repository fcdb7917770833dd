import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { IsFallback } from './fallback.ts';

/** Renders one page at build time. There is no server in production. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = renderToString(
    <IsFallback value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </IsFallback>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
