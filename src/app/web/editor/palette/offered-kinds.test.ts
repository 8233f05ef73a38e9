import { expect, test } from 'vitest';
import { foundKinds, isOffered, nextTile, type OfferedKind, type PaletteGroup } from './offered-kinds.ts';

const offer = (name: string, group: 'content' | 'list', description = ''): OfferedKind => ({
  kind: {
    name,
    group,
    icon: 'list',
    version: 1,
    defaults: {},
    example: {},
    hasItems: false,
    takesVotes: false,
    hasThread: false,
    showsSharedPart: false,
    fields: [],
  },
  name,
  description,
});

const offered = [
  offer('Tekst', 'content', 'Lopende tekst'),
  offer('Afbeelding', 'content', 'Een foto met een tekst'),
  offer('Lijst', 'list', 'Nieuws, agenda'),
];

test.each<[PaletteGroup, string, string[]]>([
  ['all', '', ['Afbeelding', 'Lijst', 'Tekst']],
  ['content', '', ['Afbeelding', 'Tekst']],
  ['all', 'tekst', ['Tekst', 'Afbeelding']],
  ['all', 'FOTO', ['Afbeelding']],
  ['all', 'agenda lijst', ['Lijst']],
  ['content', 'agenda', []],
])('%s, %s', (group, query, names) => {
  expect(foundKinds(offered, group, query).map(({ name }) => name)).toEqual(names);
});

test.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', 0],
  [0, 'ArrowDown', 3],
  [4, 'ArrowUp', 1],
  [1, 'ArrowUp', 1],
  [6, 'ArrowDown', 6],
  [6, 'ArrowRight', 6],
  [0, 'a', undefined],
])('from tile %i of seven, in rows of three, %s', (current, key, next) => {
  expect(nextTile(current, key, 7, 3)).toBe(next);
});

test.each([
  ['a text on a page', {}, { isAdmin: false, isItem: false }, true],
  ['a text in an item', {}, { isAdmin: false, isItem: true }, true],
  ['a list in an item', { group: 'list' }, { isAdmin: true, isItem: true }, false],
  ['a form in an item', { group: 'interaction' }, { isAdmin: true, isItem: true }, false],
  ['a poll in an item', { group: 'interaction', takesVotes: true }, { isAdmin: false, isItem: true }, true],
  ['a thread in an item', { group: 'interaction', hasThread: true }, { isAdmin: false, isItem: true }, true],
  ['a shared part on a page', { showsSharedPart: true }, { isAdmin: false, isItem: false }, true],
  ['a shared part in an item', { showsSharedPart: true }, { isAdmin: true, isItem: true }, false],
  ['what admins alone may place, for an admin', { allowedFor: 'admin' }, { isAdmin: true, isItem: true }, true],
  ['the same for someone else', { allowedFor: 'admin' }, { isAdmin: false, isItem: false }, false],
] as const)('%s', (_, kind, asker, isThere) => {
  expect(isOffered({ ...offer('Blok', 'content').kind, ...kind }, asker)).toBe(isThere);
});
