import { expect, it } from 'vitest';
import { fullness, type Used } from './storage-use.ts';

it.each<[Used, string]>([
  [{ used: 0, allowed: 100 }, 'room'],
  [{ used: 89, allowed: 100 }, 'room'],
  [{ used: 90, allowed: 100 }, 'nearly'],
  [{ used: 99, allowed: 100 }, 'nearly'],
  [{ used: 100, allowed: 100 }, 'full'],
  [{ used: 101, allowed: 100 }, 'full'],
  [{ used: 1_000_000, allowed: null }, 'room'],
])('%j is %s', (use, how) => {
  expect(fullness(use)).toBe(how);
});
