import { expect, test } from 'vitest';
import { withEntries, withMovedEntry, withoutEntry, withSetting } from './change-settings.ts';

const rows = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

test.each([
  [{}, ['min'], 3, { min: 3 }],
  [{ min: 3, max: 5 }, ['min'], undefined, { max: 5 }],
  [{}, ['lowWords', '$lang', 'nl'], 'Oneens', { lowWords: { $lang: { nl: 'Oneens' } } }],
  [
    { lowWords: { $lang: { nl: 'x', en: 'y' } } },
    ['lowWords', '$lang', 'nl'],
    undefined,
    { lowWords: { $lang: { en: 'y' } } },
  ],
  [{ rows }, ['rows', 1, 'value'], 'z', { rows: [{ value: 'a' }, { value: 'z' }, { value: 'c' }] }],
  // A row that somebody took out meanwhile is not written again.
  [{ rows }, ['rows', 7, 'value'], 'z', { rows }],
])('%j at %j becomes %j', (before, path, value, after) => {
  const settings = structuredClone(before);
  expect(withSetting(settings, path, value)).toEqual(after);
  expect(settings).toEqual(before);
});

test('entries are added, moved and taken out', () => {
  expect(withEntries({}, ['rows'], [{ value: 'a' }])).toEqual({ rows: [{ value: 'a' }] });
  expect(withMovedEntry({ rows }, ['rows'], 2, 0)).toEqual({ rows: [{ value: 'c' }, { value: 'a' }, { value: 'b' }] });
  expect(withMovedEntry({ rows }, ['rows'], 9, 0)).toEqual({ rows });
  expect(withoutEntry({ rows }, ['rows'], 1)).toEqual({ rows: [{ value: 'a' }, { value: 'c' }] });
});
