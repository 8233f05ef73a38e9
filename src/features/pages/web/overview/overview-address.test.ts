import { expect, test } from 'vitest';
import { allClosed } from './open-rows.ts';
import {
  addressWith,
  filterOf,
  hasFilters,
  listQueryOf,
  treeQueryOf,
  viewOf,
  withoutFilters,
} from './overview-address.ts';

const at = '4dc1c36e-7a0f-4b1c-9a53-0a4cb16f1e11';
const of = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'tree'],
  ['view=table', 'table'],
  ['view=other', 'tree'],
  ['kind=template', 'table'],
])('the view of "%s" is a %s', (text, expected) => {
  expect(viewOf(of(text))).toBe(expected);
});

test('what the address asks for', () => {
  const search = of(
    'q=haven&status=draft&status=changed&lang=en&lang=-de&owner=none&review=due&menu=false&changed=week',
  );
  expect(filterOf(search)).toEqual({
    kind: 'page',
    search: 'haven',
    status: ['draft', 'changed'],
    owner: ['none'],
    with: ['en'],
    without: ['de'],
    review: 'due',
    changed: 'week',
    inMenu: 'false',
  });
  expect(hasFilters(search)).toBe(true);
});

test('what nobody can ask for is left out', () => {
  const search = of('status=x&lang=x1&review=x&menu=x&changed=x&kind=x&sort=x&page=-3&rows=7&at=x');
  expect(filterOf(search)).toEqual({ kind: 'page', search: '', status: [], owner: [], with: [], without: [] });
  expect(listQueryOf(search, 'nl')).toMatchObject({ sort_by: 'title_asc', pageNumber: 1, itemCount: 25 });
  expect(listQueryOf(search, 'nl').at).toBeUndefined();
});

test('one keeps the place of the other', () => {
  const search = of(`view=table&at=${at}&page=3`);
  expect(listQueryOf(search, 'nl').at).toBe(at);
  expect(treeQueryOf(search, 'nl', allClosed).at).toBe(at);
  expect(addressWith(search, { page: '4' })).toBe('?view=table&page=4');
  expect(addressWith(search, { q: 'haven' })).toBe('?view=table&q=haven');
  expect(addressWith(search, { view: '', at })).toBe(`?at=${at}`);
});

test('without filters the rest stays', () => {
  expect(withoutFilters(of('view=table&q=a&status=draft&sort=title_desc&rows=50&page=2'))).toBe(
    '?view=table&sort=title_desc&rows=50',
  );
});
