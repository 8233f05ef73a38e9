import { expect, it } from 'vitest';
import { changeOfFound } from './change-of-found.ts';

it.each([
  [{ action: 'publish' }, { action: 'publish', guids: ['a', 'b'] }],
  [
    { action: 'trash', withPagesBelow: true },
    { action: 'trash', withPagesBelow: true, guids: ['a', 'b'] },
  ],
  [
    { action: 'review', reviewOn: '2030-01-01' },
    {
      action: 'review',
      pages: [
        { guid: 'a', reviewOn: '2030-01-01' },
        { guid: 'b', reviewOn: '2030-01-01' },
      ],
    },
  ],
  [
    { action: 'owner', ownerId: null },
    {
      action: 'owner',
      pages: [
        { guid: 'a', ownerId: null },
        { guid: 'b', ownerId: null },
      ],
    },
  ],
  [
    { action: 'move', place: null },
    {
      action: 'move',
      pages: [
        { guid: 'a', place: null },
        { guid: 'b', place: null },
      ],
    },
  ],
] as const)('names each page that was found: %j', (change, expected) => {
  expect(changeOfFound(change, ['a', 'b'])).toEqual(expected);
});
