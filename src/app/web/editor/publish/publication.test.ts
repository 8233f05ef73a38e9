import { describe, expect, it } from 'vitest';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { publicationOf } from '#features/pages/contract/publication.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { stateOfAll } from '../review/languages-in-review.ts';
import { mainAction, otherActions, waysOn } from './publication.ts';

const page = (over: Partial<PageState>): PageState => ({
  guid: '00000000-0000-4000-8000-000000000001',
  kind: 'page',
  sequence: 1,
  isPublished: false,
  hasChanges: true,
  publishAt: null,
  plannedLanguages: null,
  unpublishAt: null,
  failedPlan: null,
  changedAt: '2026-11-17T09:42:00.000Z',
  changedBy: { id: null, name: 'Eline Postma' },
  version: null,
  ...over,
});

interface Standing {
  isNeeded?: boolean;
  state?: PageReview['languages'][number]['state'];
}

/** Of a page in one language. */
function review({ isNeeded = false, state = 'none' }: Standing, can: Partial<PageReview['can']> = {}): PageReview {
  const rights = { publish: false, ask: false, withdraw: false, approve: false, ...can };
  const dutch = {
    language: 'nl' as const,
    state,
    hasNews: true,
    sequence: null,
    asked: null,
    answered: null,
    can: rights,
  };
  return { isNeeded, sequence: 1, languages: [dutch], can: rights };
}

const later = '2026-12-01T09:00:00.000Z';

describe('where nobody else has to say yes', () => {
  const free = review({}, { publish: true, ask: true });
  it.each<[string, Partial<PageState>, string | undefined, string[]]>([
    ['draft', {}, 'publish', ['schedule', 'ask', 'publishWithNote', 'publishLanguages', 'versions']],
    ['published', { isPublished: true, hasChanges: false }, undefined, ['schedule', 'versions', 'unpublish']],
    [
      'changed',
      { isPublished: true },
      'publish',
      ['schedule', 'ask', 'publishWithNote', 'publishLanguages', 'versions', 'discard', 'unpublish'],
    ],
    [
      'scheduled',
      { publishAt: later },
      'schedule',
      ['publish', 'stopSchedule', 'ask', 'publishWithNote', 'publishLanguages', 'versions'],
    ],
    [
      'scheduled',
      { isPublished: true, publishAt: later },
      'schedule',
      ['publish', 'stopSchedule', 'ask', 'publishWithNote', 'publishLanguages', 'versions', 'discard', 'unpublish'],
    ],
  ])('%s %o', (publication, over, main, others) => {
    expect(publicationOf(page(over), { state: stateOfAll(free) })).toBe(publication);
    expect(mainAction(page(over), free)).toBe(main);
    expect(otherActions(page(over), free)).toEqual(others);
  });
});

describe('where someone else says yes first', () => {
  const isNeeded = true;
  it.each<[string, Partial<PageState>, PageReview, string, string | undefined, string[]]>([
    ['not asked yet', {}, review({ isNeeded }, { ask: true }), 'draft', 'ask', ['versions']],
    [
      'readers have it',
      { isPublished: true, hasChanges: false },
      review({ isNeeded }, { ask: true }),
      'published',
      undefined,
      ['schedule', 'versions', 'unpublish'],
    ],
    [
      'asked by oneself',
      {},
      review({ state: 'waiting' }, { withdraw: true }),
      'waiting',
      undefined,
      ['withdraw', 'versions'],
    ],
    [
      'asked by another',
      { isPublished: true },
      review({ state: 'waiting' }, { approve: true }),
      'waiting',
      'approve',
      ['approveAndPublish', 'sendBack', 'versions', 'discard', 'unpublish'],
    ],
    [
      'asked of an admin',
      {},
      review({ state: 'waiting' }, { approve: true, publish: true }),
      'waiting',
      'approve',
      ['approveAndPublish', 'sendBack', 'schedule', 'publishWithNote', 'publishLanguages', 'versions'],
    ],
    [
      'approved',
      {},
      review({ state: 'approved' }, { publish: true }),
      'draft',
      'publish',
      ['schedule', 'publishWithNote', 'publishLanguages', 'versions'],
    ],
    [
      'planned, and changed since',
      { publishAt: later },
      review({ state: 'lapsed' }, { ask: true }),
      'scheduled',
      'ask',
      ['stopSchedule', 'versions'],
    ],
  ])('%s', (_, over, how, publication, main, others) => {
    expect(publicationOf(page(over), { state: stateOfAll(how) })).toBe(publication);
    expect(mainAction(page(over), how)).toBe(main);
    expect(otherActions(page(over), how)).toEqual(others);
  });
});

describe('what was planned and did not happen', () => {
  const failedPlan = { plannedFor: later, plannedBy: null, reason: 'approval' } as const;
  const publish = { failedPlan: { ...failedPlan, action: 'publish' } } as const;
  const unpublish = { failedPlan: { ...failedPlan, action: 'unpublish' } } as const;
  it.each<[string, Partial<PageState>, PageReview, string, string[]]>([
    ['publishing a draft', publish, review({}, { publish: true, ask: true }), 'failed', ['publish', 'schedule']],
    ['by who needs a yes', publish, review({ state: 'lapsed' }, { ask: true }), 'failed', ['ask']],
    [
      'seen by who says yes',
      publish,
      review({ state: 'waiting' }, { approve: true }),
      'waiting',
      ['approveAndPublish'],
    ],
    ['while someone else looks', publish, review({ state: 'waiting' }, { withdraw: true }), 'waiting', []],
    [
      'planned again',
      { ...publish, publishAt: later },
      review({}, { publish: true }),
      'scheduled',
      ['publish', 'schedule'],
    ],
    ['with nothing left to publish', { ...publish, isPublished: true, hasChanges: false }, review({}), 'published', []],
    ['taking it off', { ...unpublish, isPublished: true }, review({}), 'changed', ['unpublish', 'schedule']],
    ['taking off what is off already', unpublish, review({}, { publish: true }), 'draft', []],
  ])('%s', (_, over, how, publication, ways) => {
    expect(publicationOf(page(over), { state: stateOfAll(how) })).toBe(publication);
    expect(waysOn(page(over), how)).toEqual(ways);
  });
});
