import { expect, it } from 'vitest';
import { createHookBox, newKeys, oldSecretUntil, renewedKeys, signingSecrets } from './hook-keys.ts';

const now = new Date('2026-11-18T08:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const keys = newKeys('https://zaken.example/in');

it('opens for its own webhook, platform and installation alone', () => {
  const sealed = createHookBox('a', 'here').close('1', keys);
  expect(sealed).not.toContain('zaken');
  expect(createHookBox('a', 'here').open('1', sealed)).toEqual(keys);
  expect(createHookBox('a', 'here').open('2', sealed)).toBeUndefined();
  expect(createHookBox('a', 'there').open('1', sealed)).toBeUndefined();
  expect(createHookBox('b', 'here').open('1', sealed)).toBeUndefined();
});

it('signs with the old secret too for a day after it was renewed', () => {
  const renewed = renewedKeys(keys, now);
  expect(signingSecrets(keys, now)).toEqual([keys.secret]);
  expect(signingSecrets(renewed, inHours(23))).toEqual([renewed.secret, keys.secret]);
  expect(signingSecrets(renewed, inHours(24))).toEqual([renewed.secret]);
  expect(oldSecretUntil(renewed, now)).toBe(inHours(24).toISOString());
  expect(oldSecretUntil(renewed, inHours(25))).toBeNull();
});

it('lets go of the oldest when it is renewed twice', () => {
  const once = renewedKeys(keys, now);
  expect(signingSecrets(renewedKeys(once, now), now)).not.toContain(keys.secret);
});
