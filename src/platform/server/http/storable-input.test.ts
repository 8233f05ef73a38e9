import { describe, expect, it } from 'vitest';
import { refuseUnstorableAddress, refuseUnstorableBody } from './storable-input.ts';

const refusal = (check: () => void): unknown => {
  try {
    check();
    return undefined;
  } catch (error) {
    const { status, fields } = error as { status: number; fields?: { path: string; code: string }[] };
    return [status, ...(fields ?? []).map(({ path, code }) => `${path} ${code}`)];
  }
};

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('what is sent to a call', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['a number', 1, undefined],
    ['words in many scripts', { title: 'Café ✓ 👩‍👧 \u202Eabc \n\t' }, undefined],
    ['bytes', { part: Buffer.from([0, 1]) }, undefined],
    ['as deep as it may be', nested(100), undefined],
    ['a NUL', { items: [{ title: 'a\0b' }] }, [400, 'body.items.0.title bad-text']],
    ['a NUL in a name', { fields: { 'a\0b': 1 } }, [400, 'body.fields bad-text']],
    ['the first half of a pair', ['x\ud83d'], [400, 'body.0 bad-text']],
    ['the second half of a pair', ['\ude00x'], [400, 'body.0 bad-text']],
    ['deeper than that', nested(102), [400, 'body too-deep']],
    ['as deep as a megabyte goes', nested(500_000), [400, 'body too-deep']],
    ['as many as a page may have', Array.from({ length: 150_000 }, () => []), undefined],
    ['far more than that', Array.from({ length: 200_001 }, () => []), [400, 'body too-many']],
    ['a text in languages', { title: { $lang: { nl: 'a', 'pt-BR': 'b', 'zh-Hant': 'c' } } }, undefined],
    [
      'a text in what is no language',
      { title: { $lang: { nl: 'a', '': 'b' } } },
      [400, 'body.title.$lang. no-language'],
    ],
    [
      'a text in the name of something else',
      [{ $lang: JSON.parse('{"constructor":"a"}') }],
      [400, 'body.0.$lang.constructor no-language'],
    ],
    ['a text in a language by an old name', { $lang: { iw: 'a' } }, [400, 'body.$lang.iw no-language']],
    ['a text', 'a\0b', [400, 'body bad-text']],
  ])('%s', (_, body, expected) => {
    expect(refusal(() => refuseUnstorableBody({ body }))).toEqual(expected);
  });
});

it.each([
  ['/nieuws?q=caf%C3%A9', undefined],
  ['/nieuws?q=100%2500', undefined],
  ['/nieuws/%00', [400]],
  ['/api/search?q=a%00b', [400]],
  ['/nieuws?q=a%0Ab', undefined],
  ['/caf%C3%A9/%E2%80%A6', undefined],
  ['/100%2510', undefined],
  ['/nieuws%0a', [400]],
  ['/nieuws/a%0Db', [400]],
  ['/%09', [400]],
  ['/%1F', [400]],
  ['/a%7Fb', [400]],
  ['/a%C2%85b', [400]],
  ['/a\u0085b', [400]],
  ['/a%e2%80%a8b?x=1', [400]],
  ['/a%E2%80%A9b', [400]],
])('the address %s', (url, expected) => {
  expect(refusal(() => refuseUnstorableAddress({ url }))).toEqual(expected);
});
