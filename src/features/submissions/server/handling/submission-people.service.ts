import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import { book } from '../form-filling.ts';
import { handOverViews } from '../views/inbox-views.repository.ts';
import { listSentBy, removePersonFromSubmissions } from './handling.repository.ts';

export type SubmissionPeopleService = ReturnType<typeof createSubmissionPeopleService>;

/** People whom submissions name, for when they ask for what is theirs or go. */
export const createSubmissionPeopleService = ({
  platform,
  forms,
}: {
  platform: Platform;
  forms: LiveFormsService;
}) => ({
  /** What somebody sent while they were signed in, as it was asked then. */
  async exported(viewer: Viewer): Promise<object[]> {
    const rows = await listSentBy(platform.db, requireUserId(viewer));
    return Promise.all(
      rows.map(async ({ guid, formGuid, version, reference, answers, sentAt, withdrawnAt }) => {
        const document = await forms.readVersion(formGuid, version);
        const given = document === undefined ? [] : givenAnswers(document, answers as Answers, book, defaultLanguage);
        return {
          guid,
          reference,
          sentAt: sentAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
          answers: given.map(({ label, text }) => ({ question: label, answer: text })),
        };
      }),
    );
  },

  async handOver(trx: PlatformTransaction, _: Touch, userId: string, heirId: string | undefined): Promise<undefined> {
    await removePersonFromSubmissions(trx, userId, heirId ?? null);
    if (heirId !== undefined) await handOverViews(trx, userId, heirId);
  },
});
