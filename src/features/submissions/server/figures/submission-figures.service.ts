import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { DayRun } from '../../contract/figures/day-runs.ts';
import type { FigureSelection, TallyAsked, TallyRow } from '../../contract/figures/figure-selection.ts';
import {
  foldAnswered,
  foldCells,
  foldHours,
  foldTally,
  foldTimes,
  type HourCount,
  type TimesTaken,
} from '../../contract/figures/fold-sums.ts';
import type { PlaceCell } from '../../contract/figures/place-cells.ts';
import { type CountedWord, mergeWords } from '../../contract/figures/word-pieces.ts';
import type { InboxAccess } from '../handling/inbox-access.ts';
import { countWords } from './answer-words.repository.ts';
import { crossAnswers } from './crossed-answers.repository.ts';
import { type DayStamp, sumUpNow } from './day-sums.repository.ts';
import { createDaySums, type Wanted } from './day-sums.ts';
import { createKeptSums } from './kept-sums.ts';
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
  hours: HourCount[];
  /** Points that were given, by field: in which small field of the ground they lie. */
  cells: Map<string, PlaceCell[]>;
}

interface FiguresParts {
  platform: Platform;
  inboxAccess: Pick<InboxAccess, 'requireForm'>;
}

export type SubmissionFiguresService = ReturnType<typeof createSubmissionFiguresService>;

/**
 * What was sent, summed up where it lies: no answer leaves here but those of open questions, a page at a time. Sums of
 * days are kept; only of those who gave some answer everything is read.
 */
export function createSubmissionFiguresService({ platform, inboxAccess }: FiguresParts) {
  const { db } = platform;
  /** Who deals with what a form brings in may know what it comes to. */
  const require = (viewer: Viewer, { formGuid }: { formGuid: string }) => inboxAccess.requireForm(viewer, formGuid);
  const daySums = createDaySums(platform);
  const kept = createKeptSums(platform);

  async function daysOf({ from, until }: FigureSelection): Promise<Partial<DayRun>> {
    const { timeZone } = await platform.locale();
    return {
      ...(from !== undefined && { from: calendarDay(from, timeZone) }),
      ...(until !== undefined && { until: addDays(calendarDay(until, timeZone), -1) }),
    };
  }

  const keptOf = async (selection: DaySelection) => ({ ...selection, days: await daysOf(selection) });

  return {
    /** Before anything below is asked of a form: its sums are brought up to date, with all that will be counted. */
    async prepare(viewer: Viewer, wanted: Wanted): Promise<void> {
      await require(viewer, wanted);
      await daySums.bringUpToDate(wanted);
    },

    /** How many there are; `changedAt` says whether a figure that was kept still holds. */
    async stand(viewer: Viewer, selection: DaySelection): Promise<Stand> {
      await require(viewer, selection);
      if (selection.answered !== undefined) return standOf(db, selection);
      const days = await kept.stamps(await keptOf(selection));
      const moments = days.map(({ summedAt }) => summedAt.getTime());
      return {
        number: days.reduce((total, { number }) => total + number, 0),
        changedAt: moments.length === 0 ? '' : new Date(Math.max(...moments)).toISOString(),
      };
    },

    async days(viewer: Viewer, selection: DaySelection): Promise<{ day: string; number: number }[]> {
      await require(viewer, selection);
      if (selection.answered === undefined) return byDay(await kept.stamps(await keptOf(selection)));
      const { timeZone } = await platform.locale();
      return countByDay(db, selection, timeZone);
    },

    /** The words that stand in as many of the newest answers as this; the most first. */
    async words(
      viewer: Viewer,
      selection: DaySelection,
      { field, newest, least, limit }: { field: string; newest: number; least: number; limit: number },
    ): Promise<CountedWord[]> {
      await require(viewer, selection);
      const pieces =
        selection.answered === undefined
          ? await kept.words(await keptOf(selection), field, newest)
          : [await countWords(db, selection, { field, newest })];
      return mergeWords(
        pieces.map(({ words }) => words),
        { least, limit },
      );
    },

    async crossing(viewer: Viewer, selection: FigureSelection, asked: Parameters<typeof crossAnswers>[2]) {
      await require(viewer, selection);
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
      await require(viewer, selection);
      const sums =
        selection.answered === undefined
          ? await kept.sums(await keptOf(selection))
          : await sumUpNow(db, selection, { tallies, fields });
      return {
        tally: foldTally(sums, tallies),
        numbers: foldAnswered(sums, fields),
        times: foldTimes(sums, lastMinute),
        hours: foldHours(sums),
        cells: foldCells(sums, tallies),
      };
    },

    async answersOf(viewer: Viewer, selection: FigureSelection, page: Parameters<typeof listAnswers>[2]) {
      await require(viewer, selection);
      return listAnswers(db, selection, page);
    },

    /** Of these submissions those that count and answered the question. */
    async whichAnswered(viewer: Viewer, selection: FigureSelection, field: string, guids: readonly string[]) {
      await require(viewer, selection);
      return findAnswered(db, selection, field, guids);
    },

    async steps(viewer: Viewer, selection: CountSelection) {
      await require(viewer, selection);
      return sumStepCounts(db, selection);
    },

    async stepTimes(viewer: Viewer, selection: CountSelection) {
      await require(viewer, selection);
      return sumStepTimes(db, selection);
    },
  };
}

/** Versions together. */
const byDay = (stamps: readonly DayStamp[]): { day: string; number: number }[] =>
  Array.from(
    Map.groupBy(stamps, ({ day }) => day),
    ([day, ofDay]) => ({ day, number: ofDay.reduce((total, { number }) => total + number, 0) }),
  );
