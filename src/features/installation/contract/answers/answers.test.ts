import { describe, expect, it } from 'vitest';
import { countTime, noAnswerTimes } from '#platform/contract/time/answer-times.ts';
import { answersFrom, answersOf, type CountedAnswers } from './answers.ts';

const now = new Date('2026-11-19T10:05:00Z');
const at = (time: string, kept: number, ...took: number[]): CountedAnswers => {
  const made = noAnswerTimes();
  for (const one of took) countTime(made, one);
  return { begunAt: new Date(`2026-11-${time}:00Z`), kept, made };
};

describe('how much was asked in a day', () => {
  it('begins at a whole hour, a day before the one that runs', () => {
    expect(answersFrom(now).toISOString()).toBe('2026-11-18T11:00:00.000Z');
    expect(answersFrom(new Date('2026-11-19T11:00:00Z')).toISOString()).toBe('2026-11-18T12:00:00.000Z');
  });

  it('is nothing while nothing was counted', () => {
    const { times, ...told } = answersOf([], 0, now);
    expect(told).toEqual({ perSecond: 0, count: 0, kept: 0, middle: null, within95: null, busiest: null });
    expect(times).toHaveLength(24);
    expect([times[0]?.from, times.at(-1)?.from]).toEqual(['2026-11-18T11:00:00.000Z', '2026-11-19T10:00:00.000Z']);
  });

  it('is what all processes counted, by the hour', () => {
    const counted = [at('19T09:00', 3, 30, 30), at('19T09:00', 1, 600, 600), at('19T09:20', 0, 30), at('19T08:50', 5)];
    const told = answersOf(counted, 2.5, now);
    expect(told).toMatchObject({ perSecond: 2.5, count: 14, kept: 9 });
    const [eight, nine] = told.times.slice(-3, -1);
    expect(nine).toEqual({
      ...{ from: '2026-11-19T09:00:00.000Z', count: 9, kept: 4 },
      ...{ middle: 32.5, within95: 718.75 },
    });
    expect(eight).toEqual({ from: '2026-11-19T08:00:00.000Z', count: 5, kept: 5, middle: null, within95: null });
  });

  it('was most in ten minutes, of which the running ones count as far as they went', () => {
    const most = (...counted: CountedAnswers[]) => answersOf(counted, 0, now).busiest;
    expect(most(at('19T09:20', 1200), at('19T09:40', 600))).toEqual({
      from: '2026-11-19T09:20:00.000Z',
      perSecond: 2,
    });
    expect(most(at('19T09:20', 1200), at('19T10:00', 900))).toMatchObject({ perSecond: 3 });
    const begun = new Date('2026-11-19T10:00:30Z');
    expect(answersOf([at('19T10:00', 900)], 0, begun).busiest).toBeNull();
  });

  it('leaves out what is older, and what a clock that is ahead wrote', () => {
    expect(answersOf([at('18T10:50', 5), at('19T10:10', 5)], 0, now).count).toBe(0);
    expect(answersOf([at('18T11:00', 5), at('19T10:00', 5)], 0, now).count).toBe(10);
  });
});
