import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sessionTokenOf } from './session-token.ts';

const secret = 'a secret of ours';
const signed = (token: string, by: string) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`);
const tokenIn = (value: string, secretOfOurs = secret) =>
  sessionTokenOf({ cookie: `theme=dark; plein.session_token=${value}`, authorization: undefined }, secretOfOurs);

it('knows a cookie with our signature, each time that it comes', () => {
  const cookie = signed('token-of-someone', secret);
  expect([tokenIn(cookie), tokenIn(cookie)]).toEqual(['token-of-someone', 'token-of-someone']);
});

it('knows no cookie with another signature, also after one that was right', () => {
  expect(tokenIn(signed('another-token', secret))).toBe('another-token');
  for (const forged of [
    signed('another-token', 'a secret of theirs'),
    'another-token',
    'another-token.',
    signed('another-token', secret).replace('another', 'somebodys'),
  ]) {
    expect([tokenIn(forged), tokenIn(forged)]).toEqual([undefined, undefined]);
  }
});

it('does not take the signature of one secret for that of another', () => {
  const cookie = signed('a-third-token', secret);
  expect(tokenIn(cookie)).toBe('a-third-token');
  expect(tokenIn(cookie, 'a secret of theirs')).toBeUndefined();
  expect(tokenIn(cookie)).toBe('a-third-token');
});
