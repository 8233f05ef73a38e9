import { describe, expect, it } from 'vitest';
import { Guid, isShortId } from './guid.ts';
import { guidOf } from './guid-text.ts';

const guid = '3f2b8c1e-5f64-4f0a-9b57-6f1d2c3e4a5b';

describe('a guid', () => {
  it.each([
    ['as it is kept', guid],
    ['in capitals', guid.toUpperCase()],
    ['of 32 characters without hyphens (§7)', guid.replaceAll('-', '')],
    ['of 32 capitals', guid.replaceAll('-', '').toUpperCase()],
  ])('%s is read as it is kept', (_, sent) => {
    expect(Guid.parse(sent)).toBe(guid);
    expect(guidOf(sent)).toBe(guid);
    expect(isShortId(sent)).toBe(false);
  });

  it.each([
    ['too short', guid.slice(1)],
    ['with a hyphen elsewhere', '3f2b8c1e5-f64-4f0a-9b57-6f1d2c3e4a5b'],
    ['of other letters', 'z'.repeat(32)],
    ['empty', ''],
  ])('is no text that is %s', (_, sent) => {
    expect(Guid.safeParse(sent).success).toBe(false);
    expect(guidOf(sent)).toBeUndefined();
  });
});
