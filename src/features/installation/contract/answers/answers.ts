import { z } from 'zod';
import { noAnswerTimes, timeWithin } from '#platform/contract/time/answer-times.ts';

const Count = z.number().int();
const Moment = z.iso.datetime();
/** Of answers that were made; null where none was. */
const Milliseconds = z.number().nullable();

export const AnswersOfTime = z.object({
  from: Moment,
  /** All that were given, and those of them that lay ready. */
  count: Count,
  kept: Count,
  middle: Milliseconds,
  within95: Milliseconds,
});

/** How much was asked in the last day and how long it took, over all processes. */
export const Answers = z.object({
  /** Of the last ten seconds. */
  perSecond: z.number(),
  count: Count,
  kept: Count,
  middle: Milliseconds,
  within95: Milliseconds,
  /** The ten minutes in which most was asked. */
  busiest: z.object({ from: Moment, perSecond: z.number() }).nullable(),
  /** Of an hour each, the oldest first; the last is still running. */
  times: z.array(AnswersOfTime),
});
export type Answers = z.infer<typeof Answers>;

/** What one process counted in ten minutes. */
export interface CountedAnswers {
  begunAt: Date;
  kept: number;
  /** By `answerBounds`. */
  made: readonly number[];
}

const minute = 60_000;
/** In milliseconds: what is written down, and what is shown of it. */
const countedFor = 10 * minute;
const shownFor = 60 * minute;
const times = 24;

export const slotOf = (moment: Date, length = countedFor): number => Math.floor(moment.getTime() / length) * length;

/** When the day begins that is told of. */
export const answersFrom = (now: Date): Date => new Date(slotOf(now, shownFor) - (times - 1) * shownFor);

function sumOf(all: readonly CountedAnswers[]) {
  const made = noAnswerTimes();
  let kept = 0;
  let count = 0;
  for (const one of all) {
    kept += one.kept;
    count += one.kept;
    for (const [at, some] of one.made.entries()) {
      made[at] = (made[at] ?? 0) + some;
      count += some;
    }
  }
  return { count, kept, middle: timeWithin(made, 0.5), within95: timeWithin(made, 0.95) };
}

function busiestOf(all: readonly CountedAnswers[], now: Date): Answers['busiest'] {
  const bySlot = Map.groupBy(all, ({ begunAt }) => begunAt.getTime());
  let busiest: { from: number; perSecond: number } | undefined;
  for (const [from, counted] of bySlot) {
    // In its first minute one burst would look as if it went on for ten.
    const lasted = Math.min(countedFor, now.getTime() - from);
    if (lasted < minute) continue;
    const perSecond = (sumOf(counted).count / lasted) * 1000;
    if (perSecond > 0 && perSecond > (busiest?.perSecond ?? 0)) busiest = { from, perSecond };
  }
  return busiest === undefined ? null : { ...busiest, from: new Date(busiest.from).toISOString() };
}

export function answersOf(counted: readonly CountedAnswers[], perSecond: number, now: Date): Answers {
  const begin = answersFrom(now).getTime();
  const known = counted.filter(({ begunAt }) => begunAt.getTime() >= begin && begunAt <= now);
  const byTime = Map.groupBy(known, ({ begunAt }) => slotOf(begunAt, shownFor));
  return {
    perSecond,
    ...sumOf(known),
    busiest: busiestOf(known, now),
    times: Array.from({ length: times }, (_, index) => {
      const from = begin + index * shownFor;
      return { from: new Date(from).toISOString(), ...sumOf(byTime.get(from) ?? []) };
    }),
  };
}
