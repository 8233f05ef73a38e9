import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptsGzip, encodingFor, StoredResponse, storeResponse, wireResponse } from './stored-response.ts';

const long = 'Vloedhaven ligt aan het water. '.repeat(60);
const nothingAsked = { ifNoneMatch: undefined, encoding: 'identity' } as const;

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
  it('has the body in an encoding once that was asked for, and they all say the same', async () => {
    const stored = storeResponse(200, {}, long);
    expect(stored.body('identity')?.toString()).toBe(long);
    expect([stored.body('gzip'), stored.body('br')]).toEqual([undefined, undefined]);
    await stored.make('gzip');
    expect(gunzipSync(stored.body('gzip') ?? '').toString()).toBe(long);
    expect(stored.body('br')).toBeUndefined();
    await stored.make('br');
    expect(brotliDecompressSync(stored.body('br') ?? '').toString()).toBe(long);
    expect(stored.body('br')?.length).toBeLessThan(long.length / 4);
  });

  it('is compressed once for all who ask at the same time', async () => {
    const stored = storeResponse(200, {}, long);
    const bodies = await Promise.all([1, 2].map(() => stored.make('br').then(() => stored.body('br'))));
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('does not compress what is short, or compressed already', () => {
    for (const stored of [storeResponse(200, {}, 'short'), new StoredResponse(200, {}, Buffer.from(long), false)]) {
      expect(stored.body('gzip')).toBe(stored.identity);
      expect(stored.body('br')).toBe(stored.identity);
    }
  });

  it('counts what may still be made of it', async () => {
    const stored = storeResponse(200, {}, long);
    const before = stored.size;
    await stored.make('gzip');
    await stored.make('br');
    const bodies = [stored.identity, stored.body('gzip'), stored.body('br')];
    expect(before).toBeGreaterThanOrEqual(bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0));
    expect(stored.size).toBe(before);
    expect(storeResponse(200, {}, 'short').size).toBe(5);
  });

  it('names equal bodies alike and others otherwise', () => {
    const [one, same, other] = [long, long, `${long}.`].map((body) => storeResponse(200, {}, body));
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });
});

describe('wireResponse', () => {
  it('sends the encoding that was asked for, with its length', async () => {
    const stored = storeResponse(200, { 'content-type': 'text/plain' }, long);
    const asked = { ...nothingAsked, encoding: 'gzip' } as const;
    expect(wireResponse(stored, asked)).toBeUndefined();
    await stored.make('gzip');
    const wire = wireResponse(stored, asked);
    expect(wire?.status).toBe(200);
    expect(wire?.headers).toEqual({
      'content-type': 'text/plain',
      etag: stored.etag,
      vary: 'accept-encoding, cookie',
      'content-encoding': 'gzip',
      'content-length': String(stored.body('gzip')?.length),
    });
    expect(wire?.body).toBe(stored.body('gzip'));
  });

  it('names no encoding for a body that is as it was', () => {
    const short = storeResponse(200, {}, 'short');
    const headers = wireResponse(short, { ...nothingAsked, encoding: 'br' })?.headers;
    expect(headers).toMatchObject({ 'content-length': '5' });
    expect(headers?.['content-encoding']).toBeUndefined();
    const stored = storeResponse(200, {}, long);
    expect(wireResponse(stored, nothingAsked)?.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['the same', (etag: string) => etag, 304],
    ['the same, weakly', (etag: string) => `W/${etag}`, 304],
    ['one of several', (etag: string) => `"other", ${etag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"other"', 200],
  ])('compares what the reader has: %s', (_, have, expected) => {
    const stored = storeResponse(200, { 'cache-token': 't' }, long);
    const wire = wireResponse(stored, { ...nothingAsked, ifNoneMatch: have(stored.etag) });
    expect(wire?.status).toBe(expected);
    expect(wire?.headers).toMatchObject({ etag: stored.etag, 'cache-token': 't' });
    expect(wire?.body === undefined).toBe(expected === 304);
    if (expected === 304) expect(wire?.headers['content-length']).toBeUndefined();
  });

  it('does not answer an error with "not modified"', () => {
    const stored = storeResponse(404, {}, long);
    expect(wireResponse(stored, { ...nothingAsked, ifNoneMatch: stored.etag })?.status).toBe(404);
  });

  it('leaves the kept headers alone', () => {
    const stored = storeResponse(200, {}, long);
    const { headers } = wireResponse(stored, nothingAsked) ?? {};
    expect(headers).not.toBe(stored.headers);
    expect(stored.headers).toEqual({});
  });
});
