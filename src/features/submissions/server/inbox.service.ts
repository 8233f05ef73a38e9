import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { givenAnswers } from '../contract/given-answers.ts';
import type { Submission, SubmissionList } from '../contract/submission.ts';
import { submissionAudit } from '../contract/submissions.audit.ts';
import { book } from './form-filling.ts';
import { countSubmissions, deleteRow, findSubmission, listRows, type SubmissionRow } from './submissions.repository.ts';

interface InboxParts {
  platform: Platform;
  forms: LiveFormsService;
  audit: AuditService;
  files: Pick<FormFilesService, 'listOf' | 'sweepSoon'>;
}

interface Page {
  language: string;
  pageNumber: number;
  itemCount: number;
}

const answersInSummary = 3;

export type InboxService = ReturnType<typeof createInboxService>;

/** What was sent by forms, for who deals with it. */
export function createInboxService({ platform, forms, audit, files }: InboxParts) {
  async function documentOf({ formGuid, version }: Pick<SubmissionRow, 'formGuid' | 'version'>) {
    const document = await forms.readVersion(formGuid, version);
    if (document === undefined) throw notFound();
    return document;
  }

  const wordsOf = async (row: SubmissionRow, language: string) =>
    givenAnswers(await documentOf(row), row.answers as Record<string, unknown>, book, language);

  async function find(guid: string): Promise<SubmissionRow> {
    const row = await findSubmission(platform.db, guid);
    if (row === undefined) throw notFound();
    return row;
  }

  const subjectOf = ({ formGuid, reference }: SubmissionRow) => ({ kind: 'form', id: formGuid, name: reference });

  return {
    async list(viewer: Viewer, formGuid: string, { language, pageNumber, itemCount }: Page): Promise<SubmissionList> {
      requireAdmin(viewer);
      const title = await forms.readTitle(formGuid);
      if (title === undefined) throw notFound();
      const [total, rows] = await Promise.all([
        countSubmissions(platform.db, formGuid),
        listRows(platform.db, formGuid, { offset: (pageNumber - 1) * itemCount, limit: itemCount }),
      ]);
      return {
        formTitle: pickLanguage(title, language, defaultLanguage)?.value ?? '',
        totalNumberOfItems: total,
        submissions: await Promise.all(
          rows.map(async (row) => ({
            guid: row.guid,
            reference: row.reference,
            sentOn: row.sentAt.toISOString(),
            version: row.version,
            isWithdrawn: row.withdrawnAt !== null,
            summary: (await wordsOf(row, language))
              .slice(0, answersInSummary)
              .map(({ text }) => text)
              .join(' · '),
          })),
        ),
      };
    },

    async read(actor: Actor, guid: string, language: string): Promise<Submission> {
      requireAdmin(actor.viewer);
      const row = await find(guid);
      const document = await documentOf(row);
      const isSpecial = Array.from(everyField(document)).some(({ personalData }) => personalData === 'special');
      if (isSpecial) {
        await platform.transaction((trx) =>
          audit.record(trx, actor, { action: submissionAudit.read, subject: subjectOf(row) }),
        );
      }
      return {
        guid: row.guid,
        formGuid: row.formGuid,
        formTitle: pickLanguage(document.title, language, defaultLanguage)?.value ?? '',
        reference: row.reference,
        version: row.version,
        sentOn: row.sentAt.toISOString(),
        isWithdrawn: row.withdrawnAt !== null,
        answers: await wordsOf(row, language),
        files: await files.listOf(row.guid),
      };
    },

    async remove(actor: Actor, guid: string): Promise<void> {
      requireAdmin(actor.viewer);
      const row = await find(guid);
      await platform.transaction(async (trx, touch) => {
        await deleteRow(trx, guid);
        await files.sweepSoon(trx);
        // A place came free.
        touch(formTag(row.formGuid));
        await audit.record(trx, actor, { action: submissionAudit.deleted, subject: subjectOf(row) });
      });
    },
  };
}
