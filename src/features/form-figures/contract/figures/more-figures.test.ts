import { describe, expect, it } from 'vitest';
import type { FormCrossing } from '../form-crossing.ts';
import { hideFew, sayCrossing } from './crossed.ts';
import { planCells } from './plan-cells.ts';
import { tellingWords } from './telling-words.ts';

const at = (row: number, column: number, number: number) => ({ row, column, number });

describe('places on a plan', () => {
  it('are fields of five or more, named as on the plan of a town', () => {
    const { cells, elsewhere, metres } = planCells([at(10_460, 560, 20), at(10_458, 562, 7), at(10_459, 560, 3)]);
    expect(cells.map(({ name, number }) => [name, number])).toEqual([
      ['A1', 20],
      ['C3', 7],
    ]);
    expect([elsewhere, metres]).toEqual([3, 550]);
    expect(cells[0]).toMatchObject({ latitude: 52.3025, longitude: 4.484 });
  });

  it('are larger where people live far apart', () => {
    const spread = Array.from({ length: 16 }, (_, index) => at(10_400 + (index % 4), 560 + Math.floor(index / 4), 1));
    expect(planCells(spread)).toMatchObject({ elsewhere: 0, metres: 4 * 550, cells: [{ name: 'A1', number: 16 }] });
  });

  it('are none of too few', () => {
    expect(planCells([at(1, 1, 4)])).toMatchObject({ cells: [], elsewhere: 4 });
    expect(planCells([])).toMatchObject({ cells: [], elsewhere: 0 });
  });
});

describe('words that tell something', () => {
  it('are those that are left without the ones that everybody uses', () => {
    const counted = ['voor', 'bankjes', 'meer', 'there', 'bomen', 'worden'].map((word) => ({ word, number: 9 }));
    expect(tellingWords(counted).map(({ word }) => word)).toEqual(['bankjes', 'bomen']);
  });
});

describe('two questions against each other', () => {
  it.each<[string, number[][], string[]]>([
    [
      'hides nothing where all are many',
      [
        [9, 8],
        [7, 6],
      ],
      ['..', '..'],
    ],
    [
      'and nothing of nobody',
      [
        [9, 0],
        [0, 6],
      ],
      ['..', '..'],
    ],
    // The one alone could be worked out by its row, its column, and theirs.
    [
      'hides with a few what gives them away',
      [
        [9, 3],
        [7, 6],
      ],
      ['##', '##'],
    ],
    [
      'several in a row hide each other, not what lies in their columns',
      [
        [30, 3, 4],
        [20, 9, 9],
      ],
      ['.##', '.##'],
    ],
  ])('%s', (_name, numbers, hidden) => {
    expect(hideFew(numbers).map((row) => row.map((one) => (one ? '#' : '.')).join(''))).toEqual(hidden);
  });

  const crossing = (...cells: [number, boolean][][]): FormCrossing => ({
    rowQuestion: '',
    columnQuestion: '',
    number: 100,
    columns: [
      { label: 'ja', number: 50 },
      { label: 'nee', number: 50 },
    ],
    rows: cells.map((row, index) => ({
      label: `r${index}`,
      number: 50,
      cells: row.map(([number, isHidden]) => ({ number, isHidden })),
    })),
    isShort: false,
  });

  it.each<[string, FormCrossing, ReturnType<typeof sayCrossing>]>([
    ['nothing', crossing(), { key: 'none', values: {} }],
    [
      'all alike',
      crossing([
        [26, false],
        [24, false],
      ]),
      { key: 'same', values: {} },
    ],
    [
      'the most apart',
      crossing(
        [
          [26, false],
          [24, false],
        ],
        [
          [40, false],
          [0, true],
        ],
      ),
      { key: 'apart', values: { row: 'r1', column: 'ja', percent: 80, all: 50 } },
    ],
  ])('says %s', (_name, given, sentence) => {
    expect(sayCrossing(given)).toEqual(sentence);
  });
});
