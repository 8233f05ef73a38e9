import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const digestOf = (body: Uint8Array): string => `sha256:${createHash('sha256').update(body).digest('hex')}`;

function record(type: string, headers: Record<string, string>, block: Buffer): Buffer {
  const head = [
    'WARC/1.1',
    `WARC-Type: ${type}`,
    `WARC-Record-ID: <urn:uuid:${randomUUID()}>`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `WARC-Block-Digest: ${digestOf(block)}`,
    `Content-Length: ${block.length}`,
  ].join('\r\n');
  // Each by itself, so that one can be read without those before it.
  return gzipSync(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), block, Buffer.from('\r\n\r\n')]));
}

export const infoRecord = (at: Date, facts: Record<string, string>): Buffer =>
  record(
    'warcinfo',
    { 'WARC-Date': at.toISOString(), 'Content-Type': 'application/warc-fields' },
    Buffer.from(
      Object.entries(facts)
        .map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]+/g, ' ')}\r\n`)
        .join(''),
    ),
  );

export interface Answered {
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  301: 'Moved Permanently',
  302: 'Found',
  404: 'Not Found',
  410: 'Gone',
};

/** What a server would have answered (ISO 28500). */
export function responseRecord(at: Date, { url, status, headers, body }: Answered): { bytes: Buffer; digest: string } {
  const lines = Object.entries({ ...headers, 'content-length': String(body.length) });
  const head = `HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const digest = digestOf(body);
  const bytes = record(
    'response',
    {
      'WARC-Target-URI': url,
      'WARC-Date': at.toISOString(),
      'WARC-Payload-Digest': digest,
      'Content-Type': 'application/http; msgtype=response',
    },
    Buffer.concat([Buffer.from(head), body]),
  );
  return { bytes, digest };
}

/**
 * The name of a host from its end to its beginning, so that what belongs together is sorted together: without `www` and with
 * its question in order, as those who show archives look it up.
 */
export function surtOf(address: string): string {
  const { hostname, port, pathname, search } = new URL(address.toLowerCase());
  const host = hostname
    .replace(/^www\d*\./, '')
    .split('.')
    .toReversed()
    .join(',');
  const asked = search === '' ? '' : `?${search.slice(1).split('&').toSorted().join('&')}`;
  return `${host}${port === '' ? '' : `:${port}`})${pathname}${asked}`;
}

/** To the second, as indexes have it. */
export const indexTime = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14);
