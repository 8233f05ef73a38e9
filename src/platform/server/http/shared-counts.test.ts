import { describe, expect, it } from 'vitest';
import { SharedCounts, type ToldCounts } from './shared-counts.ts';

const minute = 60_000;

/** Two processes that hear each other when they tell. */
function twoProcesses() {
  let now = 0;
  const sent: ToldCounts[] = [];
  const all: SharedCounts[] = [];
  const open = (id: string) => {
    const counts = new SharedCounts({
      id,
      now: () => now,
      onError: (error) => expect.fail(String(error)),
      async tell(told) {
        sent.push(told);
        for (const one of all) one.hear(told);
      },
    });
    all.push(counts);
    return counts;
  };
  return { one: open('one'), other: open('other'), sent, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('SharedCounts', () => {
  it('tells the others of a tenth of a limit, and of nothing less', async () => {
    const { one, other, sent } = twoProcesses();
    for (let turn = 1; turn <= 9; turn += 1) expect(one.count('a', minute, 100).current).toBe(turn);
    await one.tell();
    expect(sent).toEqual([]);
    one.count('a', minute, 100);
    await one.tell();
    expect(sent).toEqual([{ from: 'one', counts: [['a', 10, minute]] }]);
    expect(other.count('a', minute, 100).current).toBe(11);
    expect(one.count('a', minute, 100).current).toBe(11);
  });

  it('tells of each where few are allowed', async () => {
    const { one, other } = twoProcesses();
    one.count('a', minute, 5);
    await one.tell();
    expect(other.count('a', minute, 5).current).toBe(2);
    expect(other.count('b', minute, 5).current).toBe(1);
  });

  it('begins anew when the time is over', async () => {
    const { one, other, wait } = twoProcesses();
    one.count('a', minute, 5);
    await one.tell();
    wait(30_000);
    expect(other.count('a', minute, 5)).toEqual({ current: 2, ttl: 30_000 });
    wait(30_000);
    expect(one.count('a', minute, 5)).toEqual({ current: 1, ttl: minute });
  });

  it('tells of no more than fits in one message, and of the rest in the next', async () => {
    const { one, sent } = twoProcesses();
    for (let key = 0; key < 100; key += 1) one.count(`key ${key}`, minute, 1);
    await one.tell();
    await one.tell();
    expect(sent.map(({ counts }) => counts.length)).toEqual([60, 40]);
    await one.close();
  });
});
