import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerKindOf, bodyKindOf, files, form, redirect, socket, stream } from './body-kinds.ts';

describe('the kind of an answer', () => {
  it.each([
    ['a stream', () => stream('text/csv'), { kind: 'stream', mediaType: 'text/csv' }],
    ['a redirect', redirect, { kind: 'redirect', mediaType: '' }],
    ['a socket', socket, { kind: 'socket', mediaType: '' }],
    ['JSON', () => z.string(), undefined],
  ])('%s', (_, make, kind) => {
    const schema = make();
    expect(answerKindOf(schema)).toEqual(kind);
    expect(bodyKindOf(schema)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined, true],
    ['a text', 'a;b', true],
    ['bytes', new Uint8Array(1), true],
    ['what comes piece by piece', (async function* () {})(), true],
    ['null', null, false],
    ['a number', 5, false],
    ['an object', { a: 1 }, false],
    ['a list', ['a'], false],
  ])('a stream may be %s: %#', (_, value, isOne) => {
    expect(stream('*').safeParse(value).success).toBe(isOne);
  });
});

describe('the kind of a body', () => {
  const schema = z.object({ email: z.email() });

  it.each([
    ['a form', () => form(schema), { kind: 'form', schema, refusal: undefined, screen: undefined }],
    [
      'a form with a screen',
      () => form(schema, { screen: '/login', refusal: 'bad-email' }),
      { kind: 'form', schema, refusal: 'bad-email', screen: '/login' },
    ],
    ['files', () => files('Image', 'file'), { kind: 'files', fields: ['Image', 'file'] }],
    ['JSON', () => schema, undefined],
    ['none', () => undefined, undefined],
  ])('%s', (_, make, kind) => {
    expect(bodyKindOf(make())).toEqual(kind);
  });

  it('hands over what a form means, and its bare fields', () => {
    expect(form(schema).parse({ email: 'a@b.nl', language: 'en' })).toEqual({
      fields: { email: 'a@b.nl', language: 'en' },
      values: { email: 'a@b.nl' },
    });
  });

  it('says which field of a form is wrong', () => {
    const issues = (sent: unknown) =>
      form(schema)
        .safeParse(sent)
        .error?.issues.map(({ code, path }) => ({ code, path }));
    expect(issues({ email: 'nobody' })).toEqual([{ code: 'custom', path: ['email'] }]);
    expect(issues('no form at all')).toEqual([{ code: 'custom', path: ['email'] }]);
  });
});
