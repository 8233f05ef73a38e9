import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { DayRun } from '../../contract/figures/day-runs.ts';
import type { FigureSelection, TallyAsked, TallyRow } from '../../contract/figures/figure-selection.ts';
import { foldAnswered, foldTally, foldTimes, type TimesTaken } from '../../contract/figures/fold-sums.ts';
import { countPlaces } from './answer-places.repository.ts';
import { countWords } from './answer-words.repository.ts';
import { crossAnswers } from './crossed-answers.repository.ts';
import { readDayNumbers, readDaySums, sumUpNow } from './day-sums.repository.ts';
import { createDaySums, type Wanted } from './day-sums.ts';
import { countByHour } from './sent-hours.repository.ts';
import { type CountSelection, sumStepCounts } from './step-counts.repository.ts';
import { sumStepTimes } from './step-times.repository.ts';
import { countByDay, findAnswered, listAnswers, type Stand, standOf } from './submission-figures.repository.ts';

/** Whole days of the platform's calendar, of these versions. */
export interface DaySelection extends FigureSelection {
  versions: readonly number[];
}

export interface SummedAnswers {
  tally: TallyRow[];
  /** How many gave an answer at all, by field. */
  numbers: Map<string, number>;
  times: TimesTaken;
}

export type SubmissionFiguresService = ReturnType<typeof createSubmissionFiguresService>;

/**
 * What was sent, summed up where it lies: no answer leaves here but those of open questions, a page at a time. Sums of
 * days are kept; only of those who gave some answer everything is read.
 */
export function createSubmissionFiguresService({ platform }: { platform: Platform }) {
  const { db } = platform;
  const daySums = createDaySums(platform);

  async function daysOf({ from, until }: FigureSelection): Promise<Partial<DayRun>> {
    const { timeZone } = await platform.locale();
    return {
      ...(from !== undefined && { from: calendarDay(from, timeZone) }),
      ...(until !== undefined && { until: addDays(calendarDay(until, timeZone), -1) }),
    };
  }

  return {
    /** Before anything below is asked of a form: its sums are brought up to date, with all that will be counted. */
    async prepare(viewer: Viewer, wanted: Wanted): Promise<void> {
      requireAdmin(viewer);
      await daySums.bringUpToDate(wanted);
    },

    /** How many there are; `changedAt` says whether a figure that was kept still holds. */
    async stand(viewer: Viewer, selection: DaySelection): Promise<Stand> {
      requireAdmin(viewer);
      if (selection.answered !== undefined) return standOf(db, selection);
      const days = await readDayNumbers(db, selection.formGuid, selection.versions, await daysOf(selection));
      const moments = days.map(({ summedAt }) => summedAt.getTime());
      return {
        number: days.reduce((total, { number }) => total + number, 0),
        changedAt: moments.length === 0 ? '' : new Date(Math.max(...moments)).toISOString(),
      };
    },

    async days(viewer: Viewer, selection: DaySelection): Promise<{ day: string; number: number }[]> {
      requireAdmin(viewer);
      if (selection.answered === undefined)
        return readDayNumbers(db, selection.formGuid, selection.versions, await daysOf(selection));
      const { timeZone } = await platform.locale();
      return countByDay(db, selection, timeZone);
    },

    async hours(viewer: Viewer, selection: FigureSelection) {
      requireAdmin(viewer);
      const { timeZone } = await platform.locale();
      return countByHour(db, selection, timeZone);
    },

    /** Of a question whose answers can be points. */
    places(viewer: Viewer, selection: FigureSelection, field: string) {
      requireAdmin(viewer);
      return countPlaces(db, selection, field);
    },

    words(viewer: Viewer, selection: FigureSelection, asked: Parameters<typeof countWords>[2]) {
      requireAdmin(viewer);
      return countWords(db, selection, asked);
    },

    crossing(viewer: Viewer, selection: FigureSelection, asked: Parameters<typeof crossAnswers>[2]) {
      requireAdmin(viewer);
      return crossAnswers(db, selection, asked);
    },

    async sum(
      viewer: Viewer,
      selection: DaySelection,
      {
        tallies,
        fields,
        lastMinute,
      }: { tallies: readonly TallyAsked[]; fields: readonly string[]; lastMinute: number },
    ): Promise<SummedAnswers> {
      requireAdmin(viewer);
      const sums =
        selection.answered === undefined
          ? await readDaySums(db, selection.formGuid, selection.versions, await daysOf(selection))
          : await sumUpNow(db, selection, { tallies, fields });
      return {
        tally: foldTally(sums, tallies),
        numbers: foldAnswered(sums, fields),
        times: foldTimes(sums, lastMinute),
      };
    },

    answersOf(viewer: Viewer, selection: FigureSelection, page: Parameters<typeof listAnswers>[2]) {
      requireAdmin(viewer);
      return listAnswers(db, selection, page);
    },

    /** Of these submissions those that count and answered the question. */
    whichAnswered(viewer: Viewer, selection: FigureSelection, field: string, guids: readonly string[]) {
      requireAdmin(viewer);
      return findAnswered(db, selection, field, guids);
    },

    steps(viewer: Viewer, selection: CountSelection) {
      requireAdmin(viewer);
      return sumStepCounts(db, selection);
    },

    stepTimes(viewer: Viewer, selection: CountSelection) {
      requireAdmin(viewer);
      return sumStepTimes(db, selection);
    },
  };
}
