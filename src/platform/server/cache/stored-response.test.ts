import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  acceptsGzip,
  encodingFor,
  sizeOfResponse,
  storeBytes,
  storeResponse,
  wireResponse,
} from './stored-response.ts';

const long = 'Vloedhaven ligt aan het water. '.repeat(60);
const nothingAsked = { ifNoneMatch: undefined, acceptEncoding: undefined };

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['br ; q=0.000 , gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['GZIP', 'gzip'],
    ['deflate, zstd', 'identity'],
    ['brotli, x-gzip-like', 'identity'],
    ['*', 'identity'],
  ])('%j gives %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });

  it('takes no gzip for one who only reads brotli', () => {
    expect(acceptsGzip('br')).toBe(false);
    expect(acceptsGzip('br, gzip')).toBe(true);
  });
});

describe('storeResponse', () => {
  it('keeps the body in each encoding, and they all say the same', async () => {
    const { bodies } = await storeResponse(200, {}, long);
    expect(bodies.identity.toString()).toBe(long);
    expect(gunzipSync(bodies.gzip).toString()).toBe(long);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(long);
    expect(bodies.br.length).toBeLessThan(long.length / 4);
  });

  it('does not compress what is short, or compressed already', async () => {
    for (const { bodies } of [
      await storeResponse(200, {}, 'short'),
      await storeBytes(200, {}, Buffer.from(long), false),
    ]) {
      expect(bodies.gzip).toBe(bodies.identity);
      expect(bodies.br).toBe(bodies.identity);
    }
  });

  it('counts each body once', async () => {
    const { bodies, ...rest } = await storeResponse(200, {}, long);
    expect(sizeOfResponse({ ...rest, bodies })).toBe(bodies.identity.length + bodies.gzip.length + bodies.br.length);
    expect(sizeOfResponse(await storeResponse(200, {}, 'short'))).toBe(5);
  });

  it('names equal bodies alike and others otherwise', async () => {
    const [one, same, other] = await Promise.all([long, long, `${long}.`].map((body) => storeResponse(200, {}, body)));
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });
});

describe('wireResponse', () => {
  it('sends the encoding that was asked for, with its length', async () => {
    const stored = await storeResponse(200, { 'content-type': 'text/plain' }, long);
    const { status, headers, body } = wireResponse(stored, { ...nothingAsked, acceptEncoding: 'gzip' });
    expect(status).toBe(200);
    expect(headers).toEqual({
      'content-type': 'text/plain',
      etag: stored.etag,
      vary: 'accept-encoding, cookie',
      'content-encoding': 'gzip',
      'content-length': String(stored.bodies.gzip.length),
    });
    expect(body).toBe(stored.bodies.gzip);
  });

  it('names no encoding for a body that is as it was', async () => {
    const short = await storeResponse(200, {}, 'short');
    expect(wireResponse(short, { ...nothingAsked, acceptEncoding: 'br' }).headers['content-encoding']).toBeUndefined();
    const stored = await storeResponse(200, {}, long);
    expect(wireResponse(stored, nothingAsked).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['the same', (etag: string) => etag, 304],
    ['the same, weakly', (etag: string) => `W/${etag}`, 304],
    ['one of several', (etag: string) => `"other", ${etag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"other"', 200],
  ])('compares what the reader has: %s', async (_, have, expected) => {
    const stored = await storeResponse(200, { 'cache-token': 't' }, long);
    const { status, headers, body } = wireResponse(stored, { ...nothingAsked, ifNoneMatch: have(stored.etag) });
    expect(status).toBe(expected);
    expect(headers).toMatchObject({ etag: stored.etag, 'cache-token': 't' });
    expect(body === undefined).toBe(expected === 304);
    if (expected === 304) expect(headers['content-length']).toBeUndefined();
  });

  it('does not answer an error with "not modified"', async () => {
    const stored = await storeResponse(404, {}, long);
    expect(wireResponse(stored, { ...nothingAsked, ifNoneMatch: stored.etag }).status).toBe(404);
  });

  it('leaves the kept headers alone', async () => {
    const stored = await storeResponse(200, {}, long);
    wireResponse(stored, nothingAsked).headers.added = 'by a caller';
    expect(stored.headers).toEqual({});
  });
});
