import { beforeEach, expect, test } from 'vitest';
import { forgetAllWork, forgetWork, forgetWorkOfOthers, keepWork, readWork } from './kept-work.ts';

const mine = { who: 'amina', what: 'item/1' };
const other = { who: 'bram', what: 'item/1' };
const morning = new Date('2026-11-17T09:00:00Z');
const workOf = (work: typeof mine, now = morning) => readWork(work, now)?.value;
beforeEach(() => localStorage.clear());

test('is there for who wrote it, with the moment, until it is saved', () => {
  expect(keepWork(mine, { title: 'Markt' }, morning)).toBe(true);
  expect(readWork(mine, morning)).toEqual({ value: { title: 'Markt' }, keptAt: morning.toISOString() });
  expect(workOf(other)).toBeUndefined();
  forgetWork(mine);
  expect(workOf(mine)).toBeUndefined();
});

test('nothing stays behind of who signs out, and nothing of who was here before; other choices stay', () => {
  localStorage.setItem('plein.users.columns', '[]');
  keepWork(mine, 1, morning);
  keepWork(other, 2, morning);
  forgetWorkOfOthers('amina');
  expect([workOf(mine), workOf(other)]).toEqual([1, undefined]);
  forgetAllWork();
  expect(Object.keys(localStorage)).toEqual(['plein.users.columns']);
});

test('is gone after two weeks, and what makes no sense is none', () => {
  keepWork(mine, 1, morning);
  expect(workOf(mine, new Date('2026-11-30T09:00:00Z'))).toBe(1);
  expect(workOf(mine, new Date('2026-12-02T09:00:00Z'))).toBeUndefined();
  for (const nonsense of ['{', '{"format":0,"value":1,"keptAt":"2026-11-17T09:00:00Z"}']) {
    localStorage.setItem('plein.work.amina.item/1', nonsense);
    expect(workOf(mine)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  }
});

test('says so where the browser keeps nothing', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(keepWork(mine, 1, morning, full)).toBe(false);
});
