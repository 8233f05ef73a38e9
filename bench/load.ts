import { connect, type Socket } from 'node:net';

export interface LoadOptions {
  port: number;
  /**
   * Each `{n}` in it is another number in every request: nobody has asked for that before. `{address}` is an address on
   * the internet that goes with it, `{browser}` one of four hundred.
   */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; without it the request is a GET. */
  body?: string | undefined;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  requests: number;
}

const endOfHead = '\r\n\r\n';
const longestHead = 4096;
const host = '127.0.0.1';
const marks = /(\{n\}|\{address\}|\{browser\})/;
const inPlaceOf: Readonly<Record<string, (number: number) => string>> = {
  '{n}': String,
  '{address}': (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  '{browser}': (number) => String(number % 400),
};

let lastNumber = 0;

/** The same text, or another one for each request where it has marks. */
function numbered(text: string): () => string {
  const pieces = text.split(marks).map((piece) => inPlaceOf[piece] ?? piece);
  if (pieces.length === 1) return () => text;
  return () => {
    lastNumber += 1;
    return pieces.map((piece) => (typeof piece === 'string' ? piece : piece(lastNumber))).join('');
  };
}

/**
 * One request at a time on each connection, kept open, for so many seconds. Written by hand because the load must cost
 * far less than what it measures: see README.md, "The load".
 */
export async function load({ port, path, headers = {}, body, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const nextRequest = numbered(requestText(port, path, headers, body));
  const latencies: number[] = [];
  const start = performance.now();
  const deadline = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => drive(port, nextRequest, deadline, latencies)));
  const elapsed = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  return {
    requestsPerSecond: sorted.length / elapsed,
    p50Milliseconds: percentile(sorted, 0.5),
    p99Milliseconds: percentile(sorted, 0.99),
    requests: sorted.length,
  };
}

function requestText(port: number, path: string, headers: Record<string, string>, body?: string): string {
  const sent = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const all = { host: `${host}:${port}`, ...headers, ...sent };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** One connection, asking again as soon as the whole answer is there. */
function drive(port: number, nextRequest: () => string, deadline: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let arrived = 0;
    let missing = 0;
    let askedAt = 0;

    const ask = () => {
      askedAt = performance.now();
      socket.write(nextRequest(), 'latin1');
    };
    const fail = (reason: string | Error) => {
      socket.destroy();
      reject(reason instanceof Error ? reason : new Error(reason));
    };
    const completed = () => {
      const now = performance.now();
      latencies.push(now - askedAt);
      head = '';
      arrived = 0;
      if (now < deadline) return ask();
      socket.destroy();
      resolve();
    };
    const received = (length: number, buffer: Buffer) => {
      if (missing > 0) {
        missing -= length;
      } else {
        head += buffer.toString('latin1', 0, Math.min(length, longestHead));
        arrived += length;
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        const bodyLength = lengthOfBody(head, end);
        if (typeof bodyLength === 'string') return fail(bodyLength);
        missing = end + endOfHead.length + bodyLength - arrived;
      }
      if (missing === 0) completed();
      else if (missing < 0) fail('more was sent than the answer said');
    };

    // A buffer of our own, so that no memory is made for each piece that arrives.
    const onread = {
      buffer: Buffer.allocUnsafe(256 * 1024),
      callback: (length: number, buffer: Uint8Array) => {
        received(length, buffer as Buffer);
        return true;
      },
    };
    const socket: Socket = connect({ port, host, noDelay: true, onread }, ask);
    socket.on('error', fail);
    socket.on('close', () => fail('the server closed the connection'));
  });
}

/** In bytes; or why this answer cannot be counted. */
function lengthOfBody(head: string, end: number): number | string {
  if (head.startsWith('HTTP/1.1 204 ')) return 0;
  if (!head.startsWith('HTTP/1.1 200 ')) return `the server answered "${head.slice(0, head.indexOf('\r\n'))}"`;
  const [, length] = /\r\ncontent-length: *(\d+)\r\n/i.exec(head.slice(0, end + 2)) ?? [];
  return length === undefined ? 'the answer has no content-length' : Number(length);
}
