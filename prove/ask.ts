import http from 'node:http';
import { connect } from 'node:net';

export interface Asked {
  status: number;
  /** In seconds; undefined when nothing was said of coming back. */
  retryAfter: number | undefined;
  milliseconds: number;
}

/** In milliseconds: an answer that takes longer counts as none. */
const longestAnswer = 60_000;
const host = '127.0.0.1';
const secondsIn = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : Number(header);

/** Status 0 when there was no answer at all. */
export function ask(port: number, path: string): Promise<Asked> {
  const begin = performance.now();
  const done = (status: number, header?: string): Asked => ({
    status,
    retryAfter: secondsIn(header),
    milliseconds: performance.now() - begin,
  });
  return new Promise((resolve) => {
    const request = http.get({ host, port, path, agent: false, timeout: longestAnswer }, (response) => {
      response.on('error', () => resolve(done(0)));
      response.on('end', () => resolve(done(response.statusCode ?? 0, response.headers['retry-after']))).resume();
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(done(0)));
  });
}

/** All at once on one connection, which the server may answer in order only; how long each took is not told. */
export function askPipelined(port: number, paths: readonly string[]): Promise<Omit<Asked, 'milliseconds'>[]> {
  const { promise, resolve } = Promise.withResolvers<Omit<Asked, 'milliseconds'>[]>();
  let text = '';
  const heads = () =>
    [...text.matchAll(/HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/g)].map(([head, status]) => ({
      status: Number(status),
      retryAfter: secondsIn(/\r\nretry-after: *(\d+)\r\n/i.exec(head)?.[1]),
    }));
  const socket = connect(port, host).setEncoding('latin1');
  const end = () => {
    socket.destroy();
    resolve(heads());
  };
  let answers = 0;
  socket.setTimeout(longestAnswer, end).on('error', end).on('close', end);
  socket.on('data', (part: string) => {
    // A head that is cut in two begins in what was there before.
    const from = Math.max(0, text.length - 'HTTP/1.1 200 '.length + 1);
    text += part;
    answers += [...text.slice(from).matchAll(/HTTP\/1\.1 \d{3} /g)].length;
    if (answers >= paths.length && text.includes('\r\n\r\n', text.lastIndexOf('HTTP/1.1 '))) end();
  });
  for (const path of paths)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept-Encoding: gzip\r\n\r\n`);
  return promise;
}

export const percentile = (asked: readonly Asked[], share: number): number => {
  const sorted = asked.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Asks for it again and again until told to stop, and gives the longest that it took. */
export function keepAsking(port: number, path: string, everyMilliseconds: number): () => Promise<Asked[]> {
  const all: Asked[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      all.push(await ask(port, path));
      await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
    }
  })();
  return async () => {
    isOver = true;
    await running;
    return all;
  };
}
