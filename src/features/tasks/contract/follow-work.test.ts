import { describe, expect, it } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { followWork } from './follow-work.ts';
import type { LongWork } from './long-work.ts';

type Answer = Partial<LongWork> & { result?: unknown };

/** Answers these in turn, and the last one for ever. */
const answering = (answers: (Answer | Error)[]): Call => {
  let asked = 0;
  return (async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return { id: 'x', kind: 'x', state: 'Running', done: 0, total: 3, reason: null, ...answer };
  }) as unknown as Call;
};
const wait = async () => undefined;

describe('followWork', () => {
  it('asks until it is done, tells how far it is, and gives what came of it', async () => {
    const seen: number[] = [];
    const call = answering([
      { done: 0 },
      { done: 2, state: 'Retrying' },
      { done: 3, state: 'Done', result: { changed: 3 } },
    ]);
    const result = await followWork(call, 'x', { wait, onProgress: ({ done }) => void seen.push(done) });
    expect([seen, result]).toEqual([[0, 2, 3], { changed: 3 }]);
  });

  it('says what the problem was', async () => {
    const call = answering([{ state: 'Failed', reason: 'translation-failed' }]);
    await expect(followWork(call, 'x', { wait })).rejects.toMatchObject({ code: 'translation-failed' });
  });

  it('does not mind a question without an answer, but gives up at last', async () => {
    const broken = new Error('no connection');
    expect(await followWork(answering([broken, broken, { state: 'Done', result: 1 }]), 'x', { wait })).toBe(1);
    await expect(followWork(answering([broken]), 'x', { wait })).rejects.toBe(broken);
  });
});
