import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { submissionAudit } from '#features/submissions/contract/submissions.audit.ts';
import type { FilteredSubmissionsService } from '#features/submissions/server/outgoing/filtered-submissions.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { exportFileLimits } from '../contract/export-files.ts';
import type { ExportState } from '../contract/export-formats.ts';
import { exportSubmissionsKind } from '../contract/export-work.ts';
import { submissionExportAudit } from '../contract/submission-exports.audit.ts';
import type { NewExport, SubmissionExport } from '../contract/submission-exports.ts';
import { createExportWriting, fileKey, keptFor, removeFiles, rightsLostCode } from './export-writing.ts';
import {
  changeExport,
  countRunning,
  deleteExport,
  type ExportRow,
  findExport,
  insertExport,
  listExpired,
  listExports,
} from './submission-exports.repository.ts';

export interface SubmissionExportsParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  askWork: LongWorkService['ask'];
  forms: LiveFormsService;
  filtered: FilteredSubmissionsService;
  formFiles: Pick<FormFilesService, 'listOfMany' | 'open'>;
  /** Where the files lie until they are fetched. */
  files: FileStorage;
  viewerOf(userId: string): Promise<Viewer | undefined>;
}

/** Each is a whole form written out; nobody needs more at once. */
const mostAtOnce = 3;

export type SubmissionExportsService = ReturnType<typeof createSubmissionExportsService>;

/** What a form was sent, as a file that is written in the background for who asked for it. */
export function createSubmissionExportsService(parts: SubmissionExportsParts) {
  const { platform, clock, audit, askWork, forms, filtered, files } = parts;
  const { db } = platform;

  /** Of another person it is not there; nor for who may not read the form's submissions any more. */
  async function requireOwn(viewer: Viewer, guid: string): Promise<ExportRow> {
    const row = await findExport(db, guid);
    if (row === undefined || row.asked_by !== requireUserId(viewer)) throw notFound();
    await filtered.requireForm(viewer, row.form_guid);
    return row;
  }

  async function nameOf(formGuid: string): Promise<string> {
    const title = (await forms.readStanding(formGuid))?.title;
    return (title && pickLanguage(title, defaultLanguage, defaultLanguage)?.value) || formGuid;
  }

  /** In any version: what was asked once is still among the answers. */
  async function asksSpecial(formGuid: string): Promise<boolean> {
    const documents = await forms.readDocuments(formGuid);
    return [...documents.values()].some((document) =>
      Array.from(everyField(document)).some(({ personalData }) => personalData === 'special'),
    );
  }

  const askWriting = async (trx: PlatformTransaction, actor: Actor, exportGuid: string, total: number) =>
    (await askWork(trx, actor, { kind: exportSubmissionsKind, input: { exportGuid }, total })).id;

  const again = async (guid: string): Promise<SubmissionExport> => {
    const row = await findExport(db, guid);
    if (row === undefined) throw notFound();
    return presented(row);
  };

  return {
    write: createExportWriting(parts),

    /** The work was given up for good. */
    async fail({ exportGuid }: { exportGuid: string }, reason: string): Promise<void> {
      // What was written is gone: whoever gets the right back begins anew.
      const anew = reason === rightsLostCode ? { parts: 0, done: 0, cursor: null } : {};
      await changeExport(db, exportGuid, ['Running'], { state: 'Failed', reason, ...anew });
    },

    async list(viewer: Viewer, formGuid: string): Promise<SubmissionExport[]> {
      await filtered.requireForm(viewer, formGuid);
      return (await listExports(db, formGuid, requireUserId(viewer))).map(presented);
    },

    async ask(actor: Actor, formGuid: string, asked: NewExport): Promise<SubmissionExport> {
      const askedBy = requireUserId(actor.viewer);
      const now = clock.now();
      const rows = { formGuid, filter: asked.filter, at: now };
      const total = await filtered.count(actor.viewer, rows);
      if (asked.withFiles) requireRoomFor(await filtered.files(actor.viewer, rows));
      if ((await countRunning(db, askedBy)) >= mostAtOnce) throw conflict('export-too-many');
      const name = await nameOf(formGuid);
      const guid = randomUUID();
      await platform.transaction(async (trx) => {
        await insertExport(trx, {
          guid,
          form_guid: formGuid,
          asked_by: askedBy,
          format: asked.format,
          filter: asked.filter,
          without_personal_data: asked.withoutPersonalData,
          with_files: asked.withFiles,
          language: asked.language,
          total,
          work_id: await askWriting(trx, actor, guid, total),
          asked_at: now,
          kept_until: new Date(now.getTime() + keptFor),
        });
        await audit.record(trx, actor, {
          action: submissionExportAudit.asked,
          subject: { kind: 'form', id: formGuid, name },
          details: {
            format: asked.format,
            submissions: total,
            withoutPersonalData: asked.withoutPersonalData,
            withFiles: asked.withFiles,
          },
        });
      });
      return again(guid);
    },

    async stop({ viewer }: Actor, guid: string): Promise<SubmissionExport> {
      await requireOwn(viewer, guid);
      // When it is ready by now there is nothing to stop, and the answer says so.
      await changeExport(db, guid, ['Running'], { state: 'Stopped' });
      return again(guid);
    },

    async resume(actor: Actor, guid: string): Promise<SubmissionExport> {
      const { total } = await requireOwn(actor.viewer, guid);
      const from: ExportState[] = ['Stopped', 'Failed'];
      await platform.transaction(async (trx) => {
        const work_id = await askWriting(trx, actor, guid, total);
        if (!(await changeExport(trx, guid, from, { state: 'Running', reason: null, work_id })))
          throw conflict('changed-meanwhile');
      });
      return again(guid);
    },

    async remove({ viewer }: Actor, guid: string): Promise<void> {
      const row = await requireOwn(viewer, guid);
      await deleteExport(db, guid);
      await removeFiles(files, row);
    },

    async open(actor: Actor, guid: string) {
      const row = await requireOwn(actor.viewer, guid);
      const file = row.state === 'Ready' ? await files.read(fileKey(guid)) : undefined;
      if (file === undefined) throw notFound();
      const name = await nameOf(row.form_guid);
      const subject = { kind: 'form', id: row.form_guid, name };
      const isSpecial = !row.without_personal_data && (await asksSpecial(row.form_guid));
      await platform.transaction(async (trx) => {
        await audit.record(trx, actor, {
          action: submissionExportAudit.downloaded,
          subject,
          details: { format: row.format, submissions: row.done },
        });
        // Whoever has the file has looked at all that is in it.
        if (isSpecial)
          await audit.record(trx, actor, {
            action: submissionAudit.read,
            subject,
            details: { submissions: row.done },
          });
      });
      return { ...file, name, format: row.format, withFiles: row.with_files };
    },

    async forgetOld(): Promise<void> {
      for (const row of await listExpired(db, clock.now())) {
        await removeFiles(files, row);
        await deleteExport(db, row.guid);
      }
    },
  };
}

function requireRoomFor({ count, bytes }: { count: number; bytes: number }): void {
  if (count > exportFileLimits.files || bytes > exportFileLimits.bytes) throw conflict('export-files-too-large');
}

const presented = (row: ExportRow): SubmissionExport => ({
  guid: row.guid,
  format: row.format,
  state: row.state,
  withoutPersonalData: row.without_personal_data,
  withFiles: row.with_files,
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  workId: row.work_id,
  reason: row.reason,
  askedOn: row.asked_at.toISOString(),
  keptUntil: row.kept_until.toISOString(),
});
