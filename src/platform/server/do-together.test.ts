import { expect, it } from 'vitest';
import { doTogether, type Outcome } from './do-together.ts';

const done = (value: string): Outcome<string> => ({ status: 'fulfilled', value });

/** Each round waits until it is let go. */
function inRounds(outcomeOf: (asked: string) => Outcome<string> = done) {
  const rounds: { key: string; asked: readonly string[]; letGo(): void }[] = [];
  const ask = doTogether<string, string>(async (key, take) => {
    const asked = take();
    const { promise, resolve } = Promise.withResolvers<void>();
    rounds.push({ key, asked, letGo: resolve });
    await promise;
    return asked.map(outcomeOf);
  });
  const begun = async (round: number) => {
    while (rounds[round] === undefined) await new Promise(setImmediate);
    return rounds[round];
  };
  const letGo = async (round: number) => (await begun(round)).letGo();
  return { rounds, ask, begun, letGo };
}

it('does in one go, in order, what was asked while the first was being done', async () => {
  const { rounds, ask, begun, letGo } = inRounds();
  const all = ['a', 'b', 'c'].map((asked) => ask('page', asked));
  await letGo(0);
  expect(await all[0]).toBe('a');
  await begun(1);
  all.push(ask('page', 'd'));
  await letGo(1);
  await letGo(2);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(rounds.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('lets nobody wait for what is done to something else', async () => {
  const { ask, letGo } = inRounds();
  const first = ask('page', 'a');
  const other = ask('another page', 'b');
  await letGo(1);
  expect(await other).toBe('b');
  await letGo(0);
  expect(await first).toBe('a');
});

it('takes no more than twenty in one go', async () => {
  const { rounds, ask, letGo } = inRounds();
  const all = Array.from({ length: 30 }, (_, number) => ask('page', String(number)));
  for (const round of [0, 1, 2]) await letGo(round);
  await Promise.all(all);
  expect(rounds.map(({ asked }) => asked.length)).toEqual([1, 20, 9]);
});

it('tells each what became of theirs', async () => {
  const { ask, letGo } = inRounds((asked) => (asked === 'b' ? { status: 'rejected', reason: 'refused' } : done(asked)));
  const all = Promise.allSettled(['a', 'b', 'c'].map((asked) => ask('page', asked)));
  await letGo(0);
  await letGo(1);
  expect(await all).toEqual([done('a'), { status: 'rejected', reason: 'refused' }, done('c')]);
});

it('tries each by itself when all of it failed, and goes on after that', async () => {
  const rounds: string[] = [];
  const ask = doTogether<string, string>(async (_, take) => {
    const asked = take();
    rounds.push(asked.join(''));
    await new Promise(setImmediate);
    if (asked.includes('b')) throw new Error('b cannot be done');
    return asked.map(done);
  });
  const all = await Promise.allSettled(['a', 'b', 'c'].map((asked) => ask('page', asked)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ask('page', 'd')).toBe('d');
  expect(rounds).toEqual(['a', 'bc', 'b', 'c', 'd']);
});

it('takes those along who come before it is taken, and fails for all of them when it fails before that', async () => {
  const { promise: isFree, resolve } = Promise.withResolvers<void>();
  let isGone = false;
  const rounds: string[] = [];
  const ask = doTogether<string, string>(async (_, take) => {
    await isFree;
    if (isGone) throw new Error('gone');
    const asked = take();
    rounds.push(asked.join(''));
    return asked.map(done);
  });
  const all = ['a', 'b', 'c'].map((asked) => ask('page', asked));
  resolve();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(rounds).toEqual(['abc']);
  isGone = true;
  const gone = await Promise.allSettled(['d', 'e'].map((asked) => ask('page', asked)));
  expect(gone.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
