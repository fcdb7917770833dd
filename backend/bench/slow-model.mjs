import { createServer } from 'node:http';

const WORDS = 'Lovely, that sounds like a job with some nice detail to it.'.match(/\S+\s*/g);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** A server that speaks Chat Completions, streams one sentence, and takes its time. Times in milliseconds. */
export async function startSlowModel({ firstToken, betweenTokens }) {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      speak(response, firstToken, betweenTokens).catch(() => response.destroy());
    });
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    stop() {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

async function speak(response, firstToken, betweenTokens) {
  const send = (choices, more = {}) =>
    response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices, ...more })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await wait(firstToken);
  for (const content of WORDS) {
    send([{ index: 0, delta: { content }, finish_reason: null }]);
    if (betweenTokens) await wait(betweenTokens);
  }
  send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send([], { usage: { total_tokens: 300 } });
  response.end('data: [DONE]\n\n');
}
