import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { visitorCode } from './visitor-code.ts';

const salt = randomBytes(32).toString('base64');

describe('the number of a visitor', () => {
  it('is the same for the same address and browser on one day', () => {
    expect(visitorCode(salt, '192.0.2.1', 'Firefox')).toBe(visitorCode(salt, '192.0.2.1', 'Firefox'));
  });

  it.each([
    ['another browser', salt, '192.0.2.1', 'Chrome'],
    ['another address', salt, '192.0.2.2', 'Firefox'],
    ['another day', randomBytes(32).toString('base64'), '192.0.2.1', 'Firefox'],
  ])('is another for %s', (_, otherSalt, ip, userAgent) => {
    expect(visitorCode(otherSalt, ip, userAgent)).not.toBe(visitorCode(salt, '192.0.2.1', 'Firefox'));
  });

  it('is a whole number that every side can hold', () => {
    for (let at = 0; at < 1000; at += 1) expect(Number.isSafeInteger(visitorCode(salt, String(at), ''))).toBe(true);
  });
});
