import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { FigureSelection, TallyAsked, TallyRow } from '../../contract/figures/figure-selection.ts';
import { countPlaces } from './answer-places.repository.ts';
import { countWords } from './answer-words.repository.ts';
import { crossAnswers } from './crossed-answers.repository.ts';
import { countByHour } from './sent-hours.repository.ts';
import { type CountSelection, sumStepCounts } from './step-counts.repository.ts';
import { sumStepTimes } from './step-times.repository.ts';
import {
  countAnswered,
  countByDay,
  findAnswered,
  listAnswers,
  standOf,
  tallyAnswers,
  timesTaken,
} from './submission-figures.repository.ts';

export type SubmissionFiguresService = ReturnType<typeof createSubmissionFiguresService>;

/** What was sent, summed up where it lies: no answer leaves here but those of open questions, a page at a time. */
export function createSubmissionFiguresService({ platform }: { platform: Platform }) {
  const { db } = platform;
  return {
    /** How many there are and since when; `changedAt` says whether a sum that was kept still holds. */
    stand(viewer: Viewer, selection: FigureSelection) {
      requireAdmin(viewer);
      return standOf(db, selection);
    },

    async days(viewer: Viewer, selection: FigureSelection) {
      requireAdmin(viewer);
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

    times(viewer: Viewer, selection: FigureSelection, lastMinute: number) {
      requireAdmin(viewer);
      return timesTaken(db, selection, lastMinute);
    },

    answered(viewer: Viewer, selection: FigureSelection, fields: readonly string[]) {
      requireAdmin(viewer);
      return countAnswered(db, selection, fields);
    },

    /** One after the other: each reads all answers, and others want the database too. */
    async tally(viewer: Viewer, selection: FigureSelection, asked: readonly TallyAsked[]): Promise<TallyRow[]> {
      requireAdmin(viewer);
      const rows: TallyRow[] = [];
      for (const one of asked) {
        const part = one.path.length > 0 && one.shape === 'one' ? (one.path[0] ?? '') : undefined;
        const counted = await tallyAnswers(db, selection, one);
        for (const row of counted) rows.push({ field: one.field, ...row, part: part ?? row.part });
      }
      return rows;
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
