import { expect, it } from 'vitest';
import { actionOf, countAsked, countWanted, wantedChange } from './asked-change.ts';

const named = { action: 'owner', guids: ['a', 'b'], hasMenu: true } as const;
const found = { ...named, found: { filter: { search: 'haven' }, expected: 86 } };

it('asks it of each page that is named', () => {
  const wanted = wantedChange(named, { action: 'owner', ownerId: 'x' });
  expect(wanted).toEqual({
    action: 'owner',
    pages: [
      { guid: 'a', ownerId: 'x' },
      { guid: 'b', ownerId: 'x' },
    ],
  });
  expect([countAsked(named), countWanted(wanted), actionOf(wanted)]).toEqual([2, 2, 'owner']);
});

it('asks it of all that were found, with how many those were', () => {
  const wanted = wantedChange(found, { action: 'trash', withPagesBelow: true });
  expect(wanted).toEqual({
    filter: { search: 'haven' },
    expected: 86,
    change: { action: 'trash', withPagesBelow: true },
  });
  expect([countAsked(found), countWanted(wanted), actionOf(wanted)]).toEqual([86, 86, 'trash']);
});

it('names the pages of what has no value of its own', () => {
  const wanted = wantedChange(named, { action: 'publish' });
  expect([wanted, countWanted(wanted)]).toEqual([{ action: 'publish', guids: ['a', 'b'] }, 2]);
});
