import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { RetentionPreview } from '../../contract/keeping/retention.endpoints.ts';
import {
  type AnswerTerm,
  answerTerms,
  fieldsOfVersions,
  withoutAnswers,
} from '../../contract/keeping/retention-terms.ts';
import { recordEvent } from '../submission-events.repository.ts';
import type { HearSubmission } from '../telling/submission-listener.service.ts';
import {
  countAnswersOver,
  countOver,
  countUndone,
  emptySubmissions,
  forgetSenders,
  listAnswersOver,
  listOver,
  type Over,
  writeAnswers,
} from './retention.repository.ts';

interface RetentionParts {
  platform: Platform;
  clock: Clock;
  forms: Pick<LiveFormsService, 'listAll' | 'readSettings' | 'readDocuments'>;
  files: Pick<FormFilesService, 'letGo'>;
  hear: HearSubmission;
}

const dayLength = 24 * 3600_000;
const atOnce = 500;

export type RetentionService = ReturnType<typeof createRetentionService>;

/** How long what was sent is kept (product.md §4): a term for the whole, and shorter ones for some of the answers. */
export function createRetentionService({ platform, clock, forms, files, hear }: RetentionParts) {
  async function termsOf(formGuid: string) {
    const settings = await forms.readSettings(formGuid);
    if (settings === undefined) return undefined;
    const fields = fieldsOfVersions([...(await forms.readDocuments(formGuid)).values()]);
    return { settings, answers: answerTerms(fields, settings) };
  }

  const overAfter = (formGuid: string, from: Over['from'], days: number, now: Date): Over => ({
    formGuid,
    from,
    before: new Date(now.getTime() - days * dayLength),
  });

  /** In pieces, so that nobody waits for it; each is over and done with before the next. */
  async function inPieces(work: () => Promise<number>): Promise<void> {
    while ((await work()) === atOnce);
  }

  const emptyWhole = (which: Over): Promise<void> =>
    inPieces(() =>
      platform.transaction(async (trx) => {
        const now = clock.now();
        const rows = await listOver(trx, which, atOnce);
        if (rows.length === 0) return 0;
        await emptySubmissions(
          trx,
          rows.map(({ guid }) => guid),
          now,
        );
        for (const { guid } of rows) {
          await files.letGo(trx, guid);
          await recordEvent(trx, { submissionGuid: guid, kind: 'redacted', at: now, by: null });
        }
        const gone = rows.filter(({ status, withdrawnAt }) => status !== 'unproven' && withdrawnAt === null);
        await hear(
          trx,
          ...gone.map(({ guid, version, reference, status }) => {
            const deleted = { event: 'deleted', formGuid: which.formGuid, submissionGuid: guid } as const;
            return { ...deleted, version, reference, status, at: now };
          }),
        );
        return rows.length;
      }),
    );

  const removeAnswers = (which: Over, fields: AnswerTerm['fields']): Promise<void> =>
    inPieces(() =>
      platform.transaction(async (trx) => {
        const now = clock.now();
        const rows = await listAnswersOver(trx, which, fields, atOnce);
        for (const { guid, answers } of rows) {
          const before = answers as Record<string, unknown>;
          await writeAnswers(trx, guid, withoutAnswers(before, fields), now);
          const gone = fields.filter(({ id, group }) => (group ?? id) in before).map(({ id }) => id);
          for (const field of gone) await files.letGo(trx, guid, field);
          await recordEvent(trx, { submissionGuid: guid, kind: 'redacted', at: now, by: null, data: { fields: gone } });
        }
        return rows.length;
      }),
    );

  return {
    /** The work of a night. */
    async forgetWhatIsOver(): Promise<void> {
      const now = clock.now();
      for (const { guid } of await forms.listAll()) {
        const terms = await termsOf(guid);
        if (terms === undefined) continue;
        const { retentionDays, contactRetentionDays, retentionFrom } = terms.settings;
        if (retentionDays !== null) await emptyWhole(overAfter(guid, retentionFrom, retentionDays, now));
        for (const { days, fields } of terms.answers)
          await removeAnswers(overAfter(guid, retentionFrom, days, now), fields);
        if (contactRetentionDays !== null) {
          const which = overAfter(guid, retentionFrom, contactRetentionDays, now);
          await platform.transaction((trx) => forgetSenders(trx, which));
        }
      }
    },

    /** What goes in the coming week. */
    async preview(viewer: Viewer, formGuid: string): Promise<RetentionPreview> {
      requireAdmin(viewer);
      const terms = await termsOf(formGuid);
      if (terms === undefined) throw notFound();
      const { retentionDays, retentionFrom } = terms.settings;
      const nextWeek = new Date(clock.now().getTime() + 7 * dayLength);
      const whole = retentionDays === null ? undefined : overAfter(formGuid, retentionFrom, retentionDays, nextWeek);
      const partly = terms.answers.map(({ days, fields }) => ({
        ...overAfter(formGuid, retentionFrom, days, nextWeek),
        fields,
      }));
      const [submissions, answers, undone] = await Promise.all([
        whole === undefined ? 0 : countOver(platform.db, whole),
        countAnswersOver(platform.db, partly, whole),
        retentionFrom === 'done' ? countUndone(platform.db, formGuid) : 0,
      ]);
      return { submissions, answers, undone };
    },
  };
}
