import { expect, test, vi } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { LegalDraft, LegalWords } from '../contract/legal.ts';
import { DraftSaver } from './draft-saver.ts';

const draftOf = (revision: number | null): LegalDraft => ({
  kind: 'privacy',
  title: text(''),
  body: { $lang: {} },
  revision,
  updatedAt: null,
  updatedBy: '',
  currentVersion: 1,
  versions: [],
});
const words = (title: string): LegalWords => ({ title: text(title), body: { $lang: {} } });

/** A server that keeps revisions, and answers when the test lets it. */
function start({ isHeld = false } = {}) {
  const saves: [string | undefined, number | null][] = [];
  const waiting: (() => void)[] = [];
  let isDown = false;
  const saver = new DraftSaver({
    draft: draftOf(null),
    delay: 60_000,
    onChange: () => undefined,
    async save({ title }, revision) {
      saves.push([title.$lang.nl, revision]);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      if (isDown) throw new Error('down');
      return draftOf((revision ?? 0) + 1);
    },
  });
  const setDown = (value: boolean) => {
    isDown = value;
  };
  return { saver, saves, setDown, answer: () => waiting.shift()?.() };
}

test('only the last of what was written is saved, based on what was saved before', async () => {
  const { saver, saves } = start();
  for (const title of ['a', 'ab', 'abc']) saver.write(words(title));
  expect(saver.state).toBe('unsaved');
  expect(await saver.flush()).toBe(true);
  saver.write(words('abcd'));
  await saver.flush();
  expect(saves).toEqual([
    ['abc', null],
    ['abcd', 1],
  ]);
  expect(saver).toMatchObject({ state: 'saved', draft: { revision: 2 } });
});

test('what is written during a save is saved after it, never beside it', async () => {
  const { saver, saves, answer } = start({ isHeld: true });
  saver.write(words('a'));
  const flushed = saver.flush();
  saver.write(words('b'));
  expect(saves).toEqual([['a', null]]);
  answer();
  await vi.waitFor(() => expect(saves).toHaveLength(2), { timeout: 120_000 });
  answer();
  expect(await flushed).toBe(true);
  expect(saves[1]).toEqual(['b', 1]);
});

test('words that could not be saved stay and are tried again', async () => {
  const { saver, saves, setDown } = start();
  setDown(true);
  saver.write(words('a'));
  expect(await saver.flush()).toBe(false);
  expect(saver).toMatchObject({ state: 'failed', failure: new Error('down') });
  setDown(false);
  expect(await saver.flush()).toBe(true);
  expect(saves.map(([title]) => title)).toEqual(['a', 'a']);
  expect(saver).toMatchObject({ state: 'saved', failure: undefined });
});

test('it saves by itself a while after the last letter', async () => {
  vi.useFakeTimers();
  const { saver, saves } = start();
  saver.write(words('a'));
  await vi.advanceTimersByTimeAsync(59_000);
  saver.write(words('b'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toEqual([['b', null]]);
  vi.useRealTimers();
});

test('a published or discarded draft ends what was waiting', async () => {
  const { saver, saves } = start();
  saver.write(words('a'));
  saver.replace(draftOf(null));
  expect(await saver.flush()).toBe(true);
  expect(saves).toEqual([]);
  expect(saver.state).toBe('saved');
});
