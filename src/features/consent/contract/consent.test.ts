import { describe, expect, it, test } from 'vitest';
import { type Consent, consentCookie, consentTo, noConsent, readConsent, writeConsent } from './consent.ts';

const moment = new Date('2026-11-15T09:30:00.000Z');
const date = moment.toISOString();
const cookieOf = (document: unknown) => `${consentCookie}=${encodeURIComponent(JSON.stringify(document))}`;

test.each<[string, Parameters<typeof consentTo>[0], Consent['accepted']]>([
  ['nothing', [], ['required']],
  ['one', ['tracking'], ['required', 'tracking']],
  ['all, in one order', ['functional', 'tracking', 'analytical'], ['required', 'analytical', 'tracking', 'functional']],
  ['twice the same', ['analytical', 'analytical', 'required'], ['required', 'analytical']],
])('a choice of %s', (_, chosen, accepted) => {
  expect(consentTo(chosen, moment)).toEqual({ accepted, date });
});

describe('the cookie (§4)', () => {
  it('holds an encoded JSON document, with nothing that a cookie may not hold', () => {
    const value = writeConsent(consentTo(['analytical'], moment));
    expect(value).toMatch(/^[\w!'()*.~%-]+$/);
    expect(JSON.parse(decodeURIComponent(value))).toEqual({ accepted: ['required', 'analytical'], date });
  });

  it('gives back what was written, whatever stands around it', () => {
    const consent = consentTo(['analytical', 'functional'], moment);
    const cookies = `theme=dark; x${consentCookie}=x; ${consentCookie}=${writeConsent(consent)}; other=1`;
    expect(readConsent(cookies)).toEqual({ consent, state: 'set' });
  });

  it('adds what is always required', () => {
    expect(readConsent(cookieOf({ accepted: [], date }))).toEqual({
      consent: { accepted: ['required'], date },
      state: 'set',
    });
  });

  it.each(['', 'theme=dark', 'plein.session_token=abc; theme=light'])('is absent in "%s": required only', (cookies) => {
    expect(readConsent(cookies)).toEqual({ consent: noConsent, state: 'absent' });
  });

  it.each([
    ['an empty value', `${consentCookie}=`],
    ['no JSON', `${consentCookie}=ja`],
    ['half a document', `${consentCookie}=${encodeURIComponent('{"accepted":["required"')}`],
    ['a broken encoding', `${consentCookie}=%E0%A4%A`],
    ['null', cookieOf(null)],
    ['a list', cookieOf(['required'])],
    ['a number', cookieOf(1)],
    ['a category that nobody knows', cookieOf({ accepted: ['required', 'marketing'], date })],
    ['a category that is no text', cookieOf({ accepted: [1], date })],
    ['categories that are no list', cookieOf({ accepted: 'required', date })],
    ['no date', cookieOf({ accepted: ['required'] })],
    ['a date that is none', cookieOf({ accepted: ['required'], date: 'gisteren' })],
  ])('with %s is unreadable: required only', (_, cookies) => {
    expect(readConsent(cookies)).toEqual({ consent: noConsent, state: 'unreadable' });
  });
});
