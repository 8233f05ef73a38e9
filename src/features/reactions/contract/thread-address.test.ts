import { expect, test } from 'vitest';
import { askedThread, reactionPath, threadHref } from './thread-address.ts';

const guid = '6a7ce387-808f-47fb-8d18-79235a2216a0';

test.each<[string, object]>([
  ['', { order: 'newest' }],
  ['reacties=most', { order: 'most' }],
  ['reacties=x&na=y', { order: 'newest' }],
  ['reacties=most&na=12.3', { order: 'most', cursor: '12.3' }],
  [`reactie=${guid}`, { order: 'oldest', from: guid }],
  ['reactie=x', { order: 'newest' }],
])('%j asks for %j', (search, expected) => {
  expect(askedThread(new URLSearchParams(search), 'newest')).toEqual(expected);
});

test('an address keeps what else was asked of the page', () => {
  const search = new URLSearchParams('zoek=kade&na=3');
  expect(threadHref(search, { order: 'most' })).toBe('?zoek=kade&reacties=most#reacties');
  expect(threadHref(search, { order: 'oldest', cursor: '9' })).toBe('?zoek=kade&reacties=oldest&na=9#reacties');
  expect(threadHref(search, { from: guid })).toBe(`?zoek=kade&reactie=${guid}#reaction-${guid}`);
  expect(reactionPath('/ideeen', guid)).toBe(`/ideeen?reactie=${guid}#reaction-${guid}`);
});
