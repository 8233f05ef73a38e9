import { expect, test } from 'vitest';
import type { AttentionRow } from './attention.ts';
import { type LookedAt, sectionsOf } from './sections.ts';

const row = (id: string): AttentionRow => ({
  id,
  title: id,
  about: { key: 'about' },
  href: null,
  person: null,
  actions: [],
});
const looked = (section: string, rank: number, total: number | 'failed', more?: string): LookedAt => ({
  section,
  rank,
  isNow: rank < 20,
  more,
  found:
    total === 'failed'
      ? total
      : { total, rows: Array.from({ length: total }, (_, at) => row(`${section}-${rank}-${at}`)) },
});
const namesOf = (all: readonly LookedAt[]) => sectionsOf(all, 3).map(({ name, total }) => `${name} ${total}`);

test.each<[string, LookedAt[], string[]]>([
  ['nothing asks for nothing', [], []],
  ['what is empty is left out', [looked('a', 10, 0), looked('b', 20, 1)], ['b 1']],
  [
    'what is wrong first, then who waits, then upkeep',
    [looked('upkeep', 30, 1), looked('wrong', 10, 1), looked('people', 20, 1)],
    ['wrong 1', 'people 1', 'upkeep 1'],
  ],
  [
    'sources of one name stand together',
    [looked('wrong', 10, 2), looked('b', 20, 1), looked('wrong', 12, 4)],
    ['wrong 6', 'b 1'],
  ],
  ['what could not be looked at stays', [looked('a', 10, 'failed')], ['a 0']],
])('%s', (_, all, names) => expect(namesOf(all)).toEqual(names));

test('the first few rows in the order of the sources, and all are counted', () => {
  const [section] = sectionsOf([looked('a', 12, 2), looked('a', 10, 2)], 3);
  expect(section?.rows.map(({ id }) => id)).toEqual(['a-10-0', 'a-10-1', 'a-12-0']);
  expect(section).toMatchObject({ total: 4, isNow: true, hasFailed: false });
});

test('one that fails leaves what the others of its section found', () => {
  const [section] = sectionsOf([looked('a', 10, 'failed'), looked('a', 12, 1)], 3);
  expect(section).toMatchObject({ total: 1, hasFailed: true });
});

test('the way to all of them is that of an only source', () => {
  expect(sectionsOf([looked('a', 10, 1, '/all')], 3)[0]?.more).toBe('/all');
  expect(sectionsOf([looked('a', 10, 1, '/all'), looked('a', 12, 1)], 3)[0]?.more).toBeNull();
});
