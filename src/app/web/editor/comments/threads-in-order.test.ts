import { describe, expect, it } from 'vitest';
import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { nextThread, threadsInOrder } from './threads-in-order.ts';

const thread = (id: string, block: string | null, from?: number): CommentThread => ({
  id,
  block,
  field: null,
  quoted:
    from === undefined
      ? null
      : { path: ['heading'], language: 'nl', format: 'plain', from, to: from + 1, quote: 'x', isFound: true },
  isSettled: false,
  comments: [],
});

const document = {
  layout: '100',
  buildingBlockInstances: [
    { guid: 'below', layoutPosition: 'main', sortId: 1 },
    { guid: 'above', layoutPosition: 'main', sortId: 0 },
  ],
} as unknown as PageDocument;

const ids = (threads: readonly CommentThread[]) => threads.map(({ id }) => id);

describe('threads', () => {
  it('stand in the order of the page', () => {
    const given = [
      thread('gone', 'removed'),
      thread('b', 'below'),
      thread('a9', 'above', 9),
      thread('a3', 'above', 3),
      thread('a', 'above'),
      thread('page', null),
    ];
    expect(ids(threadsInOrder(given, document))).toEqual(['page', 'a', 'a3', 'a9', 'b', 'gone']);
  });

  it.each<[string | null, 1 | -1, string]>([
    [null, 1, 'a'],
    [null, -1, 'c'],
    ['a', 1, 'b'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
    ['settled meanwhile', 1, 'a'],
  ])('after %s by %i comes %s', (current, step, next) => {
    expect(nextThread([thread('a', null), thread('b', null), thread('c', null)], current, step)?.id).toBe(next);
  });

  it('there are none', () => expect(nextThread([], 'a', 1)).toBeUndefined());
});
