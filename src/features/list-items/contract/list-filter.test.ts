import { expect, test } from 'vitest';
import { type ListFilter, parseFilter } from './list-filter.ts';

const a = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const b = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02';
const filter = (more: Partial<ListFilter>): ListFilter => ({ moments: [], fields: [], ...more });

test.each<[string | string[] | undefined, ListFilter]>([
  [undefined, filter({})],
  ['', filter({})],
  [' ; ', filter({})],
  [`parentGuids=${a}`, filter({ parentGuids: [a] })],
  [`parentGuids=${a}, ${b.toUpperCase()}`, filter({ parentGuids: [a, b] })],
  ['highlight=true', filter({ highlight: true })],
  ['meta:highlight=false', filter({ highlight: false })],
  ['type=News', filter({ typeNames: ['News'] })],
  ['type=News,Event', filter({ typeNames: ['News', 'Event'] })],
  // at or after the start of a day in Amsterdam, in winter and in summer
  ['meta:period-end=>2026-11-17', filter({ moments: [{ key: 'period-end', from: new Date('2026-11-16T23:00:00Z') }] })],
  ['meta:period-end=>2026-07-01', filter({ moments: [{ key: 'period-end', from: new Date('2026-06-30T22:00:00Z') }] })],
  // at or before: all of that day
  [
    'meta:period-start=<2026-11-17',
    filter({ moments: [{ key: 'period-start', before: new Date('2026-11-17T23:00:00Z') }] }),
  ],
  [
    'meta:published-on=2026-11-17',
    filter({
      moments: [
        { key: 'published-on', from: new Date('2026-11-16T23:00:00Z'), before: new Date('2026-11-17T23:00:00Z') },
      ],
    }),
  ],
  [
    'meta:period-end=>2026-11-17T12:00:00Z',
    filter({ moments: [{ key: 'period-end', from: new Date('2026-11-17T12:00:00Z') }] }),
  ],
  [
    'meta:period-end=2026-11-17T12:00:00Z',
    filter({
      moments: [
        { key: 'period-end', from: new Date('2026-11-17T12:00:00.000Z'), before: new Date('2026-11-17T12:00:00.001Z') },
      ],
    }),
  ],
  [`parentGuids=${Array(50).fill(a).join()}`, filter({ parentGuids: Array(50).fill(a) })],
  // a type's own fields
  ['meta:status=open', filter({ fields: [{ key: 'status', operator: 'equal', value: 'open' }] })],
  ['meta:status= open', filter({ fields: [{ key: 'status', operator: 'equal', value: 'open' }] })],
  ['meta:uren=>12', filter({ fields: [{ key: 'uren', operator: 'from', value: '12' }] })],
  ['meta:uren=<12', filter({ fields: [{ key: 'uren', operator: 'until', value: '12' }] })],
  // several
  [`parentGuids=${a};highlight=true`, filter({ parentGuids: [a], highlight: true })],
  [
    [`parentGuids=${a}`, 'highlight=true;type=News'],
    filter({ parentGuids: [a], highlight: true, typeNames: ['News'] }),
  ],
])('%j', (input, expected) => {
  expect(parseFilter(input, 'Europe/Amsterdam')).toEqual({ filter: expected, wrong: [] });
});

test.each<[string, string, string]>([
  ['colour=red', 'unknown-term', 'colour=red'],
  ['highlight', 'unknown-term', 'highlight'],
  ['highlight=maybe', 'bad-value', 'highlight=maybe'],
  ['parentGuids=1', 'bad-value', 'parentGuids=1'],
  [`parentGuids=${a},1`, 'bad-value', `parentGuids=${a},1`],
  ['type=News,a b', 'bad-value', 'type=News,a b'],
  ['type=a b', 'bad-value', 'type=a b'],
  ['meta:period-end=>morgen', 'bad-value', 'meta:period-end=>morgen'],
  ['meta:period-end=>2026-02-31', 'bad-value', 'meta:period-end=>2026-02-31'],
  ['meta:Period-End=>2026-02-01', 'unknown-term', 'meta:Period-End=>2026-02-01'],
  ['highlight=true; drop table', 'unknown-term', 'drop table'],
])('%s is refused by name', (input, code, term) => {
  expect(parseFilter(input, 'Europe/Amsterdam').wrong).toEqual([{ path: 'query.filter', code, message: term }]);
});

test('more than fifty parents are refused', () => {
  const { wrong } = parseFilter(`parentGuids=${Array(51).fill(a).join()}`, 'Europe/Amsterdam');
  expect(wrong).toMatchObject([{ code: 'bad-value' }]);
});
