import { expect, test } from 'vitest';
import { type Place, type Scroll, scrollFor } from './scrolling.ts';

const place = (path: string): Place => new URL(path, 'https://plein.example');

const none: Scroll = { kind: 'none' };
const top: Scroll = { kind: 'top' };
const hash = (id: string, offset: 108 | 88): Scroll => ({ kind: 'hash', id, offset });

test.each<[string, string, Scroll]>([
  // to top on navigation
  ['/', '/nieuws', top],
  ['/nieuws', '/nieuws', top],
  ['/nieuws#archief', '/nieuws', top],
  ['/nieuws', '/nieuws?page=2', top],
  ['/nieuws', '/nieuws#', top],
  // smooth scroll to a hash with offset 108 on admin paths and 88 elsewhere
  ['/', '/nieuws#archief', hash('archief', 88)],
  ['/nieuws', '/nieuws#archief', hash('archief', 88)],
  ['/nieuws#archief', '/nieuws#archief', hash('archief', 88)],
  ['/', '/en/news#archive', hash('archive', 88)],
  ['/', '/administratie#archief', hash('archief', 88)],
  ['/', '/admin/users#roles', hash('roles', 108)],
  ['/', '/nieuws#financi%C3%ABn', hash('financiën', 88)],
  ['/', '/nieuws#100%', hash('100%', 88)],
  // no scroll when only query q changes
  ['/search', '/search?q=water', none],
  ['/search?q=wate', '/search?q=water', none],
  ['/search?q=water', '/search', none],
  ['/search?q', '/search?q=water', none],
  ['/search?type=news&q=wate', '/search?q=water&type=news', none],
  ['/search?type=news&tag=a&q=x', '/search?tag=a&type=news&q=y', none],
  ['/admin/users?q=a#list', '/admin/users?q=ab#list', none],
  // nor when a list on the page is asked something else
  ['/nieuws', '/nieuws?q-ab12cd=dijk', none],
  ['/nieuws?p-ab12cd=2#list-ab12cd', '/nieuws?f-ab12cd=topic~water', none],
  ['/nieuws', '/nieuws?p-ab12cd=2#list-ab12cd', hash('list-ab12cd', 88)],
  // nor when one of its rows is opened beside it
  ['/admin/users?page=3', '/admin/users?page=3&open=1', none],
  ['/admin/users?open=1', '/admin/users', none],
  // but something else does
  ['/search?q=a', '/search?q=b&page=2', top],
  ['/search?q=a', '/zoeken?q=b', top],
  ['/search?query=a', '/search?query=b', top],
  ['/search?faq=a', '/search?faq=b', top],
  ['/search?type=news&q=a', '/search?q=a&type=news', top],
  ['/search?q=a', '/search?q=b#results', hash('results', 88)],
])('from %s to %s', (from, to, expected) => {
  expect(scrollFor({ from: place(from), to: place(to) })).toEqual(expected);
});

test('the first page has no page before it', () => {
  expect(scrollFor({ to: place('/search?q=water') })).toEqual(top);
  expect(scrollFor({ to: place('/nieuws#archief') })).toEqual(hash('archief', 88));
});
