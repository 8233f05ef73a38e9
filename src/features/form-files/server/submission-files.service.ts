import type { AuditService } from '#features/audit/server/audit.service.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { submissionAudit } from '#features/submissions/contract/submissions.audit.ts';
import type { SubmissionsService } from '#features/submissions/server/submissions.service.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FormFilesService, OpenedFile } from './form-files.service.ts';

interface SubmissionFilesParts {
  platform: Platform;
  files: Pick<FormFilesService, 'open'>;
  forms: Pick<LiveFormsService, 'readVersion'>;
  submissions: Pick<SubmissionsService, 'requireReader'>;
  audit: AuditService;
}

export type SubmissionFilesService = ReturnType<typeof createSubmissionFilesService>;

/** Files of submissions, for who may read the submission and nobody else. */
export function createSubmissionFilesService({ platform, files, forms, submissions, audit }: SubmissionFilesParts) {
  return {
    async open(actor: Actor, submissionGuid: string, guid: string, key: string | undefined): Promise<OpenedFile> {
      const { formGuid, version, reference, isOwn } = await submissions.requireReader(
        actor.viewer,
        submissionGuid,
        key,
      );
      const opened = await files.open(submissionGuid, guid);
      if (isOwn) return opened;
      const document = await forms.readVersion(formGuid, version);
      const fields = document === undefined ? [] : Array.from(everyField(document));
      if (fields.some(({ personalData }) => personalData === 'special')) {
        const subject = { kind: 'form', id: formGuid, name: reference };
        await platform.transaction((trx) => audit.record(trx, actor, { action: submissionAudit.read, subject }));
      }
      return opened;
    },
  };
}
