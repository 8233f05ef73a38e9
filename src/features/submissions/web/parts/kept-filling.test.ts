import { afterEach, expect, test } from 'vitest';
import { newSenderKey } from '#platform/web/robots/sender-key.ts';
import { forgetKept, readKept, writeKept } from './kept-filling.ts';

const guid = '6a7ce387-808f-47fb-8d18-79235a2216a0';
const now = Date.parse('2026-11-17T12:00:00Z');
const kept = { version: 2, posted: { naam: ['Noor'] }, step: 'first', key: 'k'.repeat(32), keptOn: now };

afterEach(() => forgetKept(guid));

test('what was filled in is there again for a day', () => {
  writeKept(guid, kept);
  expect(readKept(guid, now + 1000)).toEqual(kept);
});

test('after a day nothing is left of it', () => {
  writeKept(guid, kept);
  expect(readKept(guid, now + 24 * 3600_000)).toBeUndefined();
  expect(readKept(guid, now)).toBeUndefined();
});

test.each(['{', '[]', 'null', '{"posted":{}}'])('%s is as good as nothing', (text) => {
  localStorage.setItem(`plein-form-${guid}`, text);
  expect(readKept(guid, now)).toBeUndefined();
});

test('a key is 192 bits that an address can hold', () => {
  const keys = Array.from({ length: 20 }, newSenderKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
  expect(new Set(keys).size).toBe(20);
});
