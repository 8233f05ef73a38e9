import { expect, test } from 'vitest';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { resolveLanguage, text } from '#platform/contract/texts/localized.ts';
import { ListLook, ListOptions } from './list-options.ts';
import { canGrow, type ListBlockOptions, listQuery } from './list-query.ts';
import { listState } from './list-state.ts';

const guid = 'ab12cd34-0000-4000-8000-000000000001';
const parent = 'ab12cd34-0000-4000-8000-000000000002';
const now = new Date('2026-11-17T12:00:00Z');
const build = (options: object): ListBlockOptions =>
  resolveLanguage(
    { ...ListOptions.parse(options), ...ListLook.parse(options) },
    defaultLanguage,
    defaultLanguage,
  ) as ListBlockOptions;
const ask = (options: object, search = '') =>
  listQuery(build(options), listState(new URLSearchParams(search), guid), { now, timeZone: 'Europe/Amsterdam' });

const plain = { pageNumber: 1, itemCount: 12, joinRest: true, sort_by: 'publishedOn_desc' };
const saved = [{ key: 'deze-maand', label: text('Deze maand') }];

test.each<[string, object, string, object]>([
  ['nothing said', {}, '', plain],
  [
    'a number and an order',
    { defaultItemsPerPage: 5, defaultSortBy: 'title_asc' },
    '',
    { ...plain, itemCount: 5, sort_by: 'title_asc' },
  ],
  ['the visitor’s order', {}, 's-ab12cd=title_desc', { ...plain, sort_by: 'title_desc' }],
  ['the third page', {}, 'p-ab12cd=3', { ...plain, pageNumber: 3 }],
  ['grown twice', { paging: 'more', defaultItemsPerPage: 10 }, 'n-ab12cd=3', { ...plain, itemCount: 30 }],
  ['grown where pages are turned', {}, 'n-ab12cd=3', plain],
  ['grown too far', { paging: 'more', defaultItemsPerPage: 40 }, 'n-ab12cd=9', { ...plain, itemCount: 100 }],
  ['within parents', { defaultParentGuids: [parent] }, '', { ...plain, filter: [`parentGuids=${parent}`] }],
  ['highlighted only', { highlightOnly: true }, '', { ...plain, filter: ['highlight=true'] }],
  [
    'without what has passed',
    { showExpiredItemsByDefault: false, itemsRecentForDays: 2 },
    '',
    { ...plain, filter: ['meta:period-end=>2026-11-15'] },
  ],
  ['searched', {}, 'q-ab12cd=dijk', { ...plain, searchFilter: 'dijk' }],
  ['a saved query', { savedQueries: saved }, 'k-ab12cd=deze-maand', { ...plain, savedQuery: 'deze-maand' }],
  ['a query that is not saved', { savedQueries: saved }, 'k-ab12cd=anders', plain],
  ['chosen values', {}, 'f-ab12cd=topic~water&f-ab12cd=topic~sea', { ...plain, filter: ['meta:topic=water,sea'] }],
  ['no more than fits', { paging: 'none' }, '', { ...plain, joinRest: undefined }],
  [
    'published in a period',
    { periodFilter: 'publishedOn', showExpiredItemsByDefault: false },
    'd-ab12cd=last-month',
    {
      ...plain,
      filter: ['meta:period-end=>2026-11-17', 'meta:published-on=>2026-10-01', 'meta:published-on=<2026-10-31'],
    },
  ],
  [
    'taking place in a period, passed or not',
    { periodFilter: 'period', showExpiredItemsByDefault: false },
    'd-ab12cd=chosen&a-ab12cd=2026-10-05',
    { ...plain, filter: ['meta:period-end=>2026-10-05'] },
  ],
  ['a period that is none', { periodFilter: 'publishedOn' }, 'd-ab12cd=chosen&a-ab12cd=2026-02-30', plain],
  ['a period where none can be chosen', {}, 'd-ab12cd=this-year', plain],
  [
    'a month of a calendar, passed or not',
    { view: 'calendar', showExpiredItemsByDefault: false, periodFilter: 'period' },
    'm-ab12cd=2026-02&d-ab12cd=this-year',
    {
      pageNumber: 1,
      itemCount: 100,
      sort_by: 'periodStart_desc',
      filter: ['meta:period-start=<2026-03-10', 'meta:period-end=>2026-01-26'],
    },
  ],
])('%s', (_, options, search, expected) => {
  expect(ask(options, search)).toEqual(expected);
});

test('a list grows to what one question answers', () => {
  expect(canGrow(build({ defaultItemsPerPage: 40 }), 1)).toBe(true);
  expect(canGrow(build({ defaultItemsPerPage: 40 }), 2)).toBe(false);
});
