import http from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Answer, Call, Send } from './call.ts';

const longestAnswer = 60_000;

/** Over a connection that stays open, as browsers have it. Answers are unpacked, so that what is in them is seen. */
export function sendOverHttp(port: number): Send {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  return (call) => sendOne(port, agent, call);
}

function sendOne(port: number, agent: http.Agent, call: Call): Promise<Answer> {
  const { method, url, headers, body } = call;
  const begin = performance.now();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const answered = (response: http.IncomingMessage | undefined, bytes: Buffer, why = '') =>
    resolve({
      status: response?.statusCode ?? 0,
      milliseconds: performance.now() - begin,
      contentType: response?.headers['content-type'] ?? '',
      cookie: (response?.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
      text: response === undefined ? why : textOf(bytes, response.headers['content-encoding']),
    });
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  const request = http.request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    agent,
    headers: { ...headers, ...length },
    timeout: longestAnswer,
  });
  request.on('response', (response) => {
    const pieces: Buffer[] = [];
    const end = (why: string) => answered(response, Buffer.concat(pieces), why);
    // A channel stays open for ever; that it opens is all that is asked.
    if (response.headers['content-type']?.startsWith('text/event-stream')) {
      end('');
      response.destroy();
      return;
    }
    response.on('data', (piece: Buffer) => pieces.push(piece));
    response.on('error', (error) => answered(undefined, Buffer.alloc(0), error.message));
    response.on('end', () => end(''));
  });
  request.on('timeout', () => request.destroy(new Error('no answer')));
  request.on('error', (error) => {
    // The server had just closed the connection; a browser asks again on another, and so do we.
    if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
      resolve(sendOne(port, new http.Agent(), call));
      return;
    }
    answered(undefined, Buffer.alloc(0), error.message);
  });
  request.end(body);
  return promise;
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString();
  return (encoding === 'deflate' ? inflateSync(bytes) : bytes).toString();
}
