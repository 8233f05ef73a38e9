import { expect, test } from 'vitest';
import { redirectsQueryOf } from './redirects-address.ts';

test.each([
  ['', { search: '', filter: 'all', sort_by: 'since_desc', pageNumber: 1 }],
  [
    'q=haven&filter=unused&sort=hits_asc&page=3',
    { search: 'haven', filter: 'unused', sort_by: 'hits_asc', pageNumber: 3 },
  ],
  ['filter=x&sort=name_asc&page=-2', { filter: 'all', sort_by: 'since_desc', pageNumber: 1 }],
  [`q=${'a'.repeat(300)}&page=1e99`, { search: 'a'.repeat(200), pageNumber: 1_000_000 }],
])('?%s', (search, query) => {
  expect(redirectsQueryOf(new URLSearchParams(search))).toMatchObject(query);
});
