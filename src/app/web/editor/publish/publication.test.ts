import { expect, test } from 'vitest';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { mainAction, otherActions, publicationOf } from './publication.ts';

const page = (over: Partial<PageState>): PageState => ({
  guid: '00000000-0000-4000-8000-000000000001',
  kind: 'page',
  sequence: 1,
  isPublished: false,
  hasChanges: true,
  publishAt: null,
  unpublishAt: null,
  changedAt: '2026-11-17T09:42:00.000Z',
  changedBy: { id: null, name: 'Eline Postma' },
  version: null,
  ...over,
});

const later = '2026-12-01T09:00:00.000Z';

test.each<[string, Partial<PageState>, string | undefined, string[]]>([
  ['draft', {}, 'publish', ['schedule']],
  ['published', { isPublished: true, hasChanges: false }, undefined, ['schedule', 'unpublish']],
  ['changed', { isPublished: true }, 'publish', ['schedule', 'discard', 'unpublish']],
  ['scheduled', { publishAt: later }, 'schedule', ['publish', 'stopSchedule']],
  [
    'scheduled',
    { isPublished: true, publishAt: later },
    'schedule',
    ['publish', 'stopSchedule', 'discard', 'unpublish'],
  ],
])('%s %o', (publication, over, main, others) => {
  expect(publicationOf(page(over))).toBe(publication);
  expect(mainAction[publicationOf(page(over))]).toBe(main);
  expect(otherActions(page(over))).toEqual(others);
});
