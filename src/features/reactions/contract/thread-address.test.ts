import { expect, test } from 'vitest';
import { isPageParameter } from '#platform/contract/addresses/page-parameter.ts';
import { askedThread, reactionPath, threadHref } from './thread-address.ts';

const guid = '6a7ce387-808f-47fb-8d18-79235a2216a0';
const thread = 'b01fe3c2-5a51-4f6e-9d0e-2f6a3e0c11aa';

test.each<[string, object]>([
  ['', { order: 'newest' }],
  ['o-b01fe3=most', { order: 'most' }],
  ['o-b01fe3=x&n-b01fe3=y', { order: 'newest' }],
  ['o-b01fe3=most&n-b01fe3=12.3', { order: 'most', cursor: '12.3' }],
  [`r-b01fe3=${guid}`, { order: 'oldest', from: guid }],
  [`r-b01fe3=${guid}&n-b01fe3=12`, { order: 'oldest', from: guid, cursor: '12' }],
  ['r-b01fe3=x', { order: 'newest' }],
  ['o-000000=most', { order: 'newest' }],
])('%j asks for %j', (search, expected) => {
  expect(askedThread(new URLSearchParams(search), thread, 'newest')).toEqual(expected);
});

test('an address keeps what else was asked of the page', () => {
  const search = new URLSearchParams('zoek=kade&n-b01fe3=3');
  expect(threadHref(search, thread, { order: 'most' })).toBe('?zoek=kade&o-b01fe3=most#reacties');
  expect(threadHref(search, thread, { order: 'oldest', cursor: '9' })).toBe(
    '?zoek=kade&o-b01fe3=oldest&n-b01fe3=9#reacties',
  );
  expect(threadHref(search, thread, { from: guid })).toBe(`?zoek=kade&r-b01fe3=${guid}#reaction-${guid}`);
  expect(reactionPath('/ideeen', thread, guid)).toBe(`/ideeen?r-b01fe3=${guid}#reaction-${guid}`);
});

test('a page knows what it is asked, and is not kept as if it were not', () => {
  const asked = [
    threadHref(new URLSearchParams(), thread, { order: 'most', cursor: '9' }),
    reactionPath('', thread, guid),
  ].flatMap((href) => [...new URL(href, 'https://a.example').searchParams.keys()]);
  expect(asked).toHaveLength(3);
  expect(asked.filter((name) => !isPageParameter(name))).toEqual([]);
});
