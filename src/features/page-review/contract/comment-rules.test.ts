import { expect, it } from 'vitest';
import { type AccountType, viewerOf } from '#platform/contract/rights/viewer.ts';
import { mayChangeComment, mayRemoveComment } from './comment-rules.ts';

const authors = {
  own: { id: 'me', isGuest: false },
  other: { id: 'other', isGuest: false },
  guest: { id: null, isGuest: true },
  gone: { id: null, isGuest: false },
};

it.each<[AccountType, keyof typeof authors, boolean, boolean]>([
  ['Standard', 'own', true, true],
  ['Standard', 'other', false, false],
  ['Standard', 'guest', false, false],
  ['ContentManager', 'own', true, true],
  ['ContentManager', 'other', false, false],
  ['ContentManager', 'guest', false, true],
  ['ContentManager', 'gone', false, false],
  ['Admin', 'other', false, true],
  ['Admin', 'gone', false, true],
])('%s, words of %s: change %s, take away %s', (accountType, author, change, remove) => {
  const viewer = viewerOf({ id: 'me', accountType, emailVerified: true, isActive: true, roleIds: [] });
  expect([mayChangeComment(viewer, authors[author]), mayRemoveComment(viewer, authors[author])]).toEqual([
    change,
    remove,
  ]);
});
