import { describe, expect, test } from 'vitest';
import { mergeWords, wordPieces } from './word-pieces.ts';

describe('pieces of days whose words are counted', () => {
  test.each([
    [[], []],
    [['2026-11-17'], ['2026-11-17']],
    [
      ['2026-09-30', '2026-11-01', '2026-10-02', '2026-11-17', '2026-10-31'],
      ['2026-11-17', '2026-11-01', '2026-10', '2026-09'],
    ],
    [
      ['2025-11-17', '2026-01-05'],
      ['2026-01-05', '2025-11'],
    ],
  ])('of %j', (days, names) => {
    const pieces = wordPieces(days.map((day) => ({ day })));
    expect(pieces.map(({ name }) => name)).toEqual(names);
    expect(pieces.flatMap((piece) => piece.days.map(({ day }) => day))).toEqual(days.toSorted().reverse());
  });

  test('come together: what stands in too few of all is left out, the most first', () => {
    const merged = mergeWords(
      [
        [
          { word: 'boom', number: 3 },
          { word: 'trap', number: 4 },
          { word: 'haven', number: 9 },
        ],
        [
          { word: 'boom', number: 2 },
          { word: 'anker', number: 9 },
        ],
      ],
      { least: 5, limit: 2 },
    );
    expect(merged).toEqual([
      { word: 'anker', number: 9 },
      { word: 'haven', number: 9 },
    ]);
    expect(mergeWords([[{ word: 'boom', number: 3 }], [{ word: 'boom', number: 2 }]], { least: 5, limit: 9 })).toEqual([
      { word: 'boom', number: 5 },
    ]);
  });
});
