import { describe, expect, it } from 'vitest';
import { nextTask, type TaskFacts, type TaskKey, tasksOf } from './first-hour-tasks.ts';

const nothing: TaskFacts = {
  heading: false,
  hours: false,
  news: false,
  colleague: false,
  privacy: false,
  open: false,
};
const all = { heading: true, hours: true, news: true, colleague: true, privacy: true, open: true };

describe('the tasks of a new site', () => {
  it.each<[string, TaskFacts, TaskKey[], TaskKey[], TaskKey | undefined]>([
    ['nothing done', nothing, ['heading', 'hours', 'news', 'colleague', 'privacy', 'open'], [], 'heading'],
    ['in any order', { ...nothing, colleague: true }, [...Object.keys(nothing)] as TaskKey[], ['colleague'], 'heading'],
    ['the first one', { ...nothing, heading: true }, [...Object.keys(nothing)] as TaskKey[], ['heading'], 'hours'],
    [
      'without a page for news and hours',
      { ...nothing, news: undefined, hours: undefined, heading: true },
      ['heading', 'colleague', 'privacy', 'open'],
      ['heading'],
      'colleague',
    ],
    ['everything', all, [...Object.keys(all)] as TaskKey[], [...Object.keys(all)] as TaskKey[], undefined],
  ])('%s', (_, facts, keys, done, next) => {
    const tasks = tasksOf(facts);
    expect(tasks.map(({ key }) => key)).toEqual(keys);
    expect(tasks.filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(done);
    expect(nextTask(tasks)).toBe(next);
  });
});
