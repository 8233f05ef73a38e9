import { expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

function counted() {
  const asked: string[] = [];
  const ask = askTogether(async (key: string) => {
    asked.push(key);
    return `${key}${asked.length}`;
  });
  return { asked, ask };
}

it('is one question for all who ask before it is sent, and another for who asks later', async () => {
  const { asked, ask } = counted();
  expect(asked).toEqual([]);
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['a1', 'b2', 'a1']);
  expect(await ask('a')).toBe('a3');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('does not share a question that was sent already', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let sent = 0;
  const ask = askTogether(async () => {
    sent += 1;
    return answers[sent - 1]?.promise ?? Promise.reject(new Error('asked too often'));
  });
  const first = ask('a');
  while (sent === 0) await new Promise(setImmediate);
  const second = ask('a');
  while (sent === 1) await new Promise(setImmediate);
  answers[1]?.resolve('new');
  answers[0]?.resolve('old');
  expect([await first, await second]).toEqual(['old', 'new']);
});

it('tells all who share it when it fails, and asks again after that', async () => {
  let isAway = true;
  const ask = askTogether(async () => {
    if (isAway) throw new Error('away');
    return 'here';
  });
  const both = await Promise.allSettled([ask('a'), ask('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask('a')).toBe('here');
});
