import { expect, it } from 'vitest';
import { Guid, isShortId } from './guid.ts';

it.each([
  ['', true],
  ['a1b2c3', true],
  ['a'.repeat(31), true],
  ['a'.repeat(32), false],
  ['0b54a1b2-6d0c-4c1e-9a53-2f9f0d2f7f11', false],
])('%j is a short id (§7: shorter than 32 characters): %s', (id, expected) => {
  expect(isShortId(id)).toBe(expected);
});

it('writes a guid in small letters, and refuses what is none', () => {
  expect(Guid.parse('0B54A1B2-6D0C-4C1E-9A53-2F9F0D2F7F11')).toBe('0b54a1b2-6d0c-4c1e-9a53-2f9f0d2f7f11');
  expect(Guid.safeParse('0b54a1b2').success).toBe(false);
});
