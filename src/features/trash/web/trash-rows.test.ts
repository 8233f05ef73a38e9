import { expect, it } from 'vitest';
import type { TrashEntry } from '../contract/trash.ts';
import { chosenOf, rowsOf } from './trash-rows.ts';

const entry = (id: string, below: string[] = [], belowCount = below.length) =>
  ({ kind: 'page', id, title: id, below: below.map((one) => ({ id: one, title: one })), belowCount }) as TrashEntry;

const rows = rowsOf([entry('feast', ['programme', 'helpers'], 60), entry('sail')]);

it('has a line for each thing, and for each page that went along below the one it went with', () => {
  expect(rows.map(({ title, under }) => [title, under?.id])).toEqual([
    ['feast', undefined],
    ['programme', 'feast'],
    ['helpers', 'feast'],
    ['sail', undefined],
  ]);
});

it.each<[string[], string[], string[], number]>([
  [['feast'], ['feast'], [], 61],
  [['programme'], [], ['programme'], 1],
  [['feast', 'programme', 'sail'], ['feast', 'sail'], [], 62],
  [['helpers', 'sail'], ['sail'], ['helpers'], 2],
  [[], [], [], 0],
])('who chooses %j puts back %j whole and %j alone: %i things', (ids, whole, alone, count) => {
  const chosen = chosenOf(rows, new Set(ids.map((id) => `page ${id}`)));
  expect([chosen.whole.map(({ title }) => title), chosen.alone.map(({ title }) => title), chosen.count]).toEqual([
    whole,
    alone,
    count,
  ]);
});
