import { expect, test } from 'vitest';
import { isPageParameter } from '#platform/contract/addresses/page-parameter.ts';
import { isAsked, listHref, listParameter, listState, nothingAsked, otherParameters } from './list-state.ts';

const guid = 'ab12cd34-0000-4000-8000-000000000001';
const at = (search: string) => new URLSearchParams(search);
const nothing = {
  page: 1,
  shown: 1,
  search: '',
  saved: undefined,
  sort: undefined,
  view: undefined,
  month: undefined,
  period: undefined,
  from: '',
  until: '',
  filters: {},
};

test.each<[string, object]>([
  ['', {}],
  ['p-ab12cd=3', { page: 3 }],
  ['n-ab12cd=2', { shown: 2 }],
  ['q-ab12cd=+dijk+', { search: 'dijk' }],
  ['k-ab12cd=deze-maand&s-ab12cd=title_asc&v-ab12cd=table', { saved: 'deze-maand', sort: 'title_asc', view: 'table' }],
  ['m-ab12cd=2026-11', { month: '2026-11' }],
  ['f-ab12cd=topic~water&f-ab12cd=topic~nature&f-ab12cd=topic~water', { filters: { topic: ['water', 'nature'] } }],
  ['d-ab12cd=this-month&a-ab12cd=2026-01-01', { period: 'this-month' }],
  ['d-ab12cd=chosen&a-ab12cd=2026-01-01&z-ab12cd=+ooit+', { period: 'chosen', from: '2026-01-01', until: 'ooit' }],
  ['d-ab12cd=ooit&a-ab12cd=2026-01-01', {}],
  // of another list, or not to be read
  ['p-ffffff=3', {}],
  ['p-ab12cd=12x&n-ab12cd=2000&m-ab12cd=x2026-11&k-ab12cd=Deze', { shown: 100 }],
  ['m-ab12cd=2026-111&k-ab12cd=deze+maand', {}],
  ['f-ab12cd=Topic~water&f-ab12cd=topic~water!&f-ab12cd=topic~', {}],
  // a word that every object knows is a key as any other
  ['f-ab12cd=constructor~x', { filters: { constructor: ['x'] } }],
  ['p-ab12cd=0&n-ab12cd=-1&s-ab12cd=drop&v-ab12cd=x&m-ab12cd=2026-13&f-ab12cd=nonsense&k-ab12cd=A', {}],
])('%s', (search, expected) => {
  expect(listState(at(search), guid)).toEqual({ ...nothing, ...expected });
});

test('nobody asks more of a list than a reader would', () => {
  const chosen = Array.from({ length: 25 }, (_, index) => `f-ab12cd=topic~t${index}`);
  const state = listState(at(`p-ab12cd=12345&q-ab12cd=${'a'.repeat(300)}&${chosen.join('&')}`), guid);
  expect([state.page, state.search.length, state.filters.topic?.length]).toEqual([12_345, 200, 20]);
});

test('the digits of a guid go on behind its first dash', () => {
  expect(listParameter('ab1-2cd34', 'page')).toBe('p-ab12cd');
});

test.each<[string, Parameters<typeof listHref>[2], string]>([
  // turning a page leads to the list, and the first page needs no words
  ['', { page: 2 }, '?p-ab12cd=2#list-ab12cd'],
  ['p-ab12cd=2', { page: 1 }, '?#list-ab12cd'],
  ['', { shown: 2 }, '?n-ab12cd=2'],
  ['n-ab12cd=2', { shown: 1 }, '?'],
  ['n-ab12cd=2&p-ab12cd=3', { page: 4 }, '?n-ab12cd=2&p-ab12cd=4#list-ab12cd'],
  ['n-ab12cd=2&p-ab12cd=3', { shown: 3 }, '?p-ab12cd=3&n-ab12cd=3'],
  // another question begins at the first page; other lists stay
  ['p-ab12cd=4&p-ffffff=2', { search: 'dijk' }, '?p-ffffff=2&q-ab12cd=dijk'],
  ['n-ab12cd=4&q-ab12cd=dijk', { search: undefined }, '?'],
  ['q-ab12cd=dijk', { search: '' }, '?'],
  [
    'f-ab12cd=topic~water',
    { filters: { topic: ['water', 'nature'] } },
    '?f-ab12cd=topic%7Ewater&f-ab12cd=topic%7Enature',
  ],
  // another view is the same question
  ['p-ab12cd=4', { view: 'table' }, '?p-ab12cd=4&v-ab12cd=table'],
])('%s with %o', (search, changes, expected) => {
  expect(listHref(at(search), guid, changes)).toBe(expected);
});

test('a form repeats what it does not ask', () => {
  const search = at('p-ab12cd=2&q-ab12cd=dijk&q-ffffff=haven');
  expect(otherParameters(search, guid, ['search', 'page'])).toEqual([['q-ffffff', 'haven']]);
});

test.each<[string, boolean]>([
  ['', false],
  ['p-ab12cd=2&s-ab12cd=title_asc&v-ab12cd=table', false],
  ['q-ab12cd=dijk', true],
  ['k-ab12cd=deze-maand', true],
  ['d-ab12cd=this-year', true],
  ['f-ab12cd=topic~water', true],
])('%s narrows the list down: %s, and it can be undone', (search, expected) => {
  expect(isAsked(listState(at(search), guid))).toBe(expected);
  const undone = new URLSearchParams(listHref(at(search), guid, nothingAsked));
  expect(isAsked(listState(undone, guid))).toBe(false);
});

test('what is asked of a list is among what a page can be asked', () => {
  const parts = Object.keys(nothing) as (keyof typeof nothing)[];
  expect(parts.filter((part) => !isPageParameter(listParameter(guid, part)))).toEqual([]);
});
