import { expect, it } from 'vitest';
import { type LeavingAddress, linksThatFollow } from './links-that-follow.ts';

const pages = new Map([
  ['page:a', 3],
  ['page:b', 2],
  ['/oud', 1],
]);
const items = new Map([
  ['page:a', 1],
  ['/en/old', 4],
]);
const address = (pageGuid: string, was: string, path: string | null): LeavingAddress => ({ pageGuid, was, path });

it.each([
  ['nothing changes', [], { byPage: 0, byRedirect: 0, toHome: 0 }],
  ['nobody links to it', [address('c', '/c', '/d')], { byPage: 0, byRedirect: 0, toHome: 0 }],
  ['links name it', [address('b', '/b', '/c')], { byPage: 2, byRedirect: 0, toHome: 0 }],
  [
    'in two languages, in pages and items',
    [address('a', '/oud', '/nieuw'), address('a', '/en/old', '/en/new')],
    { byPage: 4, byRedirect: 5, toHome: 0 },
  ],
  ['it leaves the menu', [address('a', '/oud', null)], { byPage: 0, byRedirect: 0, toHome: 4 }],
  [
    'one moves, another leaves',
    [address('a', '/oud', '/nieuw'), address('b', '/b', null)],
    { byPage: 4, byRedirect: 1, toHome: 2 },
  ],
])('%s', (_, addresses, links) => {
  expect(linksThatFollow(addresses, [pages, items])).toEqual(links);
});
