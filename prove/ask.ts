import http from 'node:http';
import { connect } from 'node:net';

export interface Asked {
  status: number;
  milliseconds: number;
}

/** In milliseconds: an answer that takes longer counts as none. */
const longestAnswer = 60_000;
const host = '127.0.0.1';

/** Status 0 when there was no answer at all. */
export function ask(port: number, path: string, agent?: http.Agent): Promise<Asked> {
  const begin = performance.now();
  const done = (status: number): Asked => ({ status, milliseconds: performance.now() - begin });
  return new Promise((resolve) => {
    const request = http.get({ host, port, path, agent: agent ?? false, timeout: longestAnswer }, (response) => {
      response.on('error', () => resolve(done(0)));
      response.on('end', () => resolve(done(response.statusCode ?? 0))).resume();
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(done(0)));
  });
}

/** All at once on one connection, which the server may answer in order only. */
export function askPipelined(port: number, paths: readonly string[]): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<number[]>();
  let text = '';
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const socket = connect(port, host).setEncoding('latin1');
  const end = () => {
    socket.destroy();
    resolve(statuses());
  };
  socket.setTimeout(longestAnswer, end).on('error', end).on('close', end);
  socket.on('data', (part: string) => {
    text += part;
    if (statuses().length >= paths.length) end();
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
