import { describe, expect, it } from 'vitest';
import { countedMail, type MailCount, mailAllowance, verificationLimits } from './mail-allowance.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const count = (mails: number, lastSeconds: number, windowLeft: number): MailCount => ({
  mails,
  lastAt: ago(lastSeconds),
  windowEndsAt: ago(-windowLeft),
});

describe('whether a verification mail may go (product.md §2)', () => {
  it.each<[string, MailCount | undefined, MailCount | undefined, object]>([
    ['the first', undefined, undefined, { result: 'Allowed' }],
    ['59 seconds after the one before', count(1, 59, 3541), undefined, { result: 'TooSoon', retryAfterSeconds: 1 }],
    ['at once', count(1, 0, 3600), undefined, { result: 'TooSoon', retryAfterSeconds: 60 }],
    ['60 seconds after', count(1, 60, 3540), undefined, { result: 'Allowed' }],
    ['the fifth within an hour', count(4, 300, 600), undefined, { result: 'Allowed' }],
    ['the sixth within an hour', count(5, 300, 600), undefined, { result: 'Abused', retryAfterSeconds: 600 }],
    ['the sixth, at once', count(5, 0, 600), undefined, { result: 'Abused', retryAfterSeconds: 600 }],
    ['the sixth, when the hour is over', count(5, 300, 0), undefined, { result: 'Allowed' }],
    [
      'another address, the sixth of this client',
      undefined,
      count(5, 1, 90),
      { result: 'Abused', retryAfterSeconds: 90 },
    ],
    ['another address, the second of this client', undefined, count(1, 1, 90), { result: 'Allowed' }],
    ['both are full', count(5, 1, 30), count(5, 1, 90), { result: 'Abused', retryAfterSeconds: 90 }],
  ])('%s', (_, address, client, expected) => {
    expect(mailAllowance({ address, client }, verificationLimits, now)).toEqual(expected);
  });

  it('asks to wait less than a minute when it is too soon', () => {
    for (let seconds = 1; seconds < 60; seconds += 1) {
      const allowance = mailAllowance({ address: count(1, seconds, 99), client: undefined }, verificationLimits, now);
      expect(allowance).toEqual({ result: 'TooSoon', retryAfterSeconds: 60 - seconds });
    }
  });
});

describe('the count', () => {
  it.each<[string, MailCount | undefined, MailCount]>([
    ['begins an hour', undefined, { mails: 1, lastAt: now, windowEndsAt: ago(-3600) }],
    ['goes on within it', count(2, 100, 50), { mails: 3, lastAt: now, windowEndsAt: ago(-50) }],
    ['begins again after it', count(5, 3600, 0), { mails: 1, lastAt: now, windowEndsAt: ago(-3600) }],
  ])('%s', (_, before, after) => {
    expect(countedMail(before, now)).toEqual(after);
  });
});
