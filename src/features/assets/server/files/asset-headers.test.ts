import { describe, expect, it } from 'vitest';
import { bodyHeaders, contentDisposition, isUnchanged, keepingHeaders } from './asset-headers.ts';

const open = () => Promise.reject(new Error('not needed'));

describe('the headers of a picture', () => {
  it.each([
    ['haven.png', 'image/png', false, 'inline; filename="haven.png"'],
    ['haven.png', 'image/png', true, 'inline; filename="haven.png"'],
    ['verslag.pdf', 'application/pdf', true, 'attachment; filename="verslag.pdf"'],
    ['verslag.pdf', 'application/pdf', false, 'inline; filename="verslag.pdf"'],
    ['lijst.csv', 'text/csv', false, 'attachment; filename="lijst.csv"'],
    ['film.mp4', 'video/mp4', false, 'inline; filename="film.mp4"'],
    ['film.mp4', 'video/mp4', true, 'attachment; filename="film.mp4"'],
    ['Café.png', 'image/png', true, `inline; filename="Caf_.png"; filename*=UTF-8''Caf%C3%A9.png`],
    ['100% (1).png', 'image/png', true, `inline; filename="100_ (1).png"; filename*=UTF-8''100%25%20%281%29.png`],
    ['a"b\\c.png', 'image/png', true, `inline; filename="a_b_c.png"; filename*=UTF-8''a%22b%5Cc.png`],
  ])('calls %s of type %s (named: %s)', (name, mediaType, isNamed, header) => {
    expect(contentDisposition({ name, mediaType, isNamed })).toBe(header);
  });

  it('keep what is for everyone for an hour, wherever, since its file can be replaced', () => {
    const headers = keepingHeaders({ etag: '"a"', isPrivate: false, isHeld: false, varies: ['accept'], open });
    expect(headers).toEqual({
      etag: '"a"',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      vary: 'accept',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('keep what is for some with its reader, who asks each time', () => {
    const headers = keepingHeaders({ etag: '"a"', isPrivate: true, isHeld: true, varies: [], open });
    expect(headers).toEqual({
      etag: '"a"',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('let nobody keep without asking what may be for fewer people tomorrow', () => {
    const headers = keepingHeaders({ etag: '"a"', isPrivate: false, isHeld: true, varies: [], open });
    expect(headers['cache-control']).toBe('public, no-cache');
  });

  it('lock up a drawing and a document, and no picture', () => {
    const body = { size: 3, name: 'a', isNamed: false, content: Buffer.from('abc') };
    expect(bodyHeaders({ ...body, mediaType: 'image/svg+xml' })['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(bodyHeaders({ ...body, mediaType: 'text/plain' })['content-security-policy']).toBe(
      "default-src 'none'; sandbox",
    );
    expect(bodyHeaders({ ...body, mediaType: 'application/pdf' })['content-security-policy']).toBe(
      "default-src 'none'; object-src 'self'",
    );
    expect(bodyHeaders({ ...body, mediaType: 'image/png' })).not.toHaveProperty('content-security-policy');
  });

  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('know by %j whether it changed', (ifNoneMatch, isSame) => {
    expect(isUnchanged(ifNoneMatch, '"a"')).toBe(isSame);
  });
});
