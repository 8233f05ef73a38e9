import { describe, expect, it } from 'vitest';
import { type AccountType, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { ApprovalScope } from './approval-scopes.ts';
import { noApproval } from './page-approval.ts';
import {
  type KeptReview,
  type LanguageNow,
  mailsAgain,
  needsApproval,
  type ReviewState,
  reviewRights,
  rightsOfAll,
  stateOfReview,
} from './review-rules.ts';

const viewer = (accountType: AccountType, id = 'someone') =>
  viewerOf({ id, accountType, emailVerified: true, isActive: true, roleIds: [] });

describe('where approval is needed', () => {
  const page = { id: 'page', menuItems: ['item', 'above'] };
  const named = { ...noApproval, pageGuids: ['page'], menuItemGuids: ['above'] };
  it.each<[ApprovalScope, boolean, boolean]>([
    ['off', false, false],
    ['pages', true, false],
    ['menu', true, false],
    ['everywhere', true, true],
  ])('%s: a page that is named %s, another %s', (scope, isNeeded, isElsewhere) => {
    expect(needsApproval({ ...named, scope }, page)).toBe(isNeeded);
    expect(needsApproval({ ...named, scope }, { id: 'other', menuItems: ['beside'] })).toBe(isElsewhere);
  });
});

describe('how a language of it stands', () => {
  it.each<[string, Omit<KeptReview, 'askedBy'> | undefined, LanguageNow, ReviewState]>([
    ['nobody asked', undefined, { sequence: 3, content: 'was' }, 'none'],
    ['taken back', { state: 'withdrawn', sequence: 3, content: 'was' }, { sequence: 3, content: 'was' }, 'none'],
    ['waiting', { state: 'waiting', sequence: 3, content: 'was' }, { sequence: 3, content: 'was' }, 'waiting'],
    [
      'waiting, and changed since',
      { state: 'waiting', sequence: 3, content: 'was' },
      { sequence: 5, content: 'is' },
      'waiting',
    ],
    ['approved', { state: 'approved', sequence: 3, content: 'was' }, { sequence: 3, content: 'was' }, 'approved'],
    [
      'approved, and changed since',
      { state: 'approved', sequence: 3, content: 'was' },
      { sequence: 4, content: 'is' },
      'lapsed',
    ],
    [
      'approved, and another language changed',
      { state: 'approved', sequence: 3, content: 'was' },
      { sequence: 4, content: 'was' },
      'approved',
    ],
    [
      'approved before sums were kept, and changed since',
      { state: 'approved', sequence: 3, content: null },
      { sequence: 4, content: 'was' },
      'lapsed',
    ],
    [
      'approved before sums were kept',
      { state: 'approved', sequence: 3, content: null },
      { sequence: 3, content: 'was' },
      'approved',
    ],
    [
      'sent back, and changed since',
      { state: 'returned', sequence: 3, content: 'was' },
      { sequence: 4, content: 'is' },
      'returned',
    ],
  ])('%s', (_, review, now, state) => expect(stateOfReview(review && { ...review, askedBy: 'a' }, now)).toBe(state));
});

describe('who may what', () => {
  const rights = (who: AccountType, isNeeded: boolean, state: ReviewState, askedBy: string | null = 'other') => {
    const can = reviewRights(viewer(who), { isNeeded, state, askedBy });
    return Object.entries(can).flatMap(([name, may]) => (may ? [name] : []));
  };
  it.each<[AccountType, boolean, ReviewState, string[]]>([
    ['Standard', false, 'none', ['publish', 'ask']],
    ['Standard', true, 'none', ['ask']],
    ['Standard', true, 'waiting', []],
    ['Standard', true, 'approved', ['publish']],
    ['Standard', true, 'lapsed', ['ask']],
    ['Standard', true, 'returned', ['ask']],
    ['ContentManager', true, 'none', ['ask']],
    ['ContentManager', true, 'waiting', ['approve']],
    ['ContentManager', false, 'waiting', ['publish', 'approve']],
    ['Admin', true, 'none', ['publish', 'ask']],
    ['Admin', true, 'waiting', ['publish', 'approve']],
  ])('%s, needed %s, %s', (who, isNeeded, state, can) => expect(rights(who, isNeeded, state)).toEqual(can));

  it.each<[AccountType, string[]]>([
    ['Standard', ['withdraw']],
    ['ContentManager', ['withdraw']],
    ['Admin', ['publish', 'withdraw']],
  ])('%s answers not what they asked themselves', (who, can) =>
    expect(rights(who, true, 'waiting', 'someone')).toEqual(can),
  );
});

describe('what can be done in any language', () => {
  const none = { publish: false, ask: false, withdraw: false, approve: false };
  const dutch = { language: 'nl', can: { ...none, ask: true } } as const;
  it.each<[string, boolean, boolean]>([
    ['a translation of what readers have', true, true],
    ['a translation of what nobody reads yet', false, false],
  ])('%s is published: %s', (_, isPublished, publish) => {
    const english = { language: 'en', can: { ...none, publish: true } } as const;
    expect(rightsOfAll([dutch, english], isPublished)).toEqual({ ...none, ask: true, publish });
  });
});

describe('mail to those who may approve', () => {
  const now = new Date('2026-11-17T10:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  it.each<[string, Parameters<typeof mailsAgain>[0], boolean]>([
    ['the first time', undefined, true],
    ['after it came back', { state: 'returned', mailedAt: ago(5) }, true],
    ['soon after it was taken back', { state: 'withdrawn', mailedAt: ago(5) }, false],
    ['long after it was taken back', { state: 'withdrawn', mailedAt: ago(61) }, true],
    ['when nobody was mailed then', { state: 'withdrawn', mailedAt: null }, true],
  ])('%s', (_, before, isMailed) => expect(mailsAgain(before, now)).toBe(isMailed));
});
