import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { FormCounts } from '../../contract/counting/submission-counts.ts';
import {
  countAnswers,
  countEntriesSince,
  countPerForm,
  countPerVersion,
  countSteps,
} from './submission-counts.repository.ts';

interface CountsParts {
  platform: Platform;
  clock: Clock;
  forms: Pick<LiveFormsService, 'readStanding'>;
}

/** What was sent by one form, at a glance. */
export interface SentByForm {
  submissions: number;
  /** That nobody has taken in hand yet. */
  fresh: number;
  lastAt: Date;
}

const hour = 3600_000;

export type SubmissionCountsService = ReturnType<typeof createSubmissionCountsService>;

/** How much was sent, for who makes forms: numbers and never answers. */
export function createSubmissionCountsService({ platform, clock, forms }: CountsParts) {
  const { db } = platform;
  return {
    async perForm(viewer: Viewer): Promise<ReadonlyMap<string, SentByForm>> {
      requireAdmin(viewer);
      const rows = await countPerForm(db);
      return new Map(rows.map(({ formGuid, ...sent }) => [formGuid, sent]));
    },

    /** How far forms were filled in in these days, as browsers told it: who began, came to a step and sent. */
    stepsIn(
      viewer: Viewer,
      period: { from: string; to: string },
    ): Promise<{ formGuid: string; mark: string; number: number }[]> {
      requireAdmin(viewer);
      return countSteps(db, period);
    },

    async ofForm(viewer: Viewer, formGuid: string, fields: readonly string[]): Promise<FormCounts> {
      requireAdmin(viewer);
      if ((await forms.readStanding(formGuid)) === undefined) throw notFound();
      const now = clock.now();
      const [versions, answers, filling] = await Promise.all([
        countPerVersion(db, formGuid),
        countAnswers(db, formGuid, fields),
        countEntriesSince(db, formGuid, new Date(now.getTime() - hour), now),
      ]);
      return {
        versions: versions.map(({ version, submissions, firstAt, lastAt }) => ({
          version,
          submissions,
          firstOn: firstAt.toISOString(),
          lastOn: lastAt.toISOString(),
        })),
        filling,
        answers,
      };
    },
  };
}
