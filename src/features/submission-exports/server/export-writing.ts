import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { FilteredSubmissionsService } from '#features/submissions/server/outgoing/filtered-submissions.service.ts';
import type { OutgoingRow } from '#features/submissions/server/outgoing/outgoing-submissions.service.ts';
import type { DoWork } from '#features/tasks/server/long-work.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type FileToPack, zipStream } from '#platform/server/files/zip-writer.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { daysKept } from '../contract/export-formats.ts';
import { type Attachment, attachmentsOf, packed } from './export-attachments.ts';
import { fileFormats } from './export-format.ts';
import { exportRows } from './export-rows.ts';
import { changeExport, type ExportRow, findExport } from './submission-exports.repository.ts';

export interface ExportWork {
  exportGuid: string;
}

interface WritingParts {
  platform: Platform;
  clock: Clock;
  forms: Pick<LiveFormsService, 'readDocuments'>;
  filtered: FilteredSubmissionsService;
  formFiles: Pick<FormFilesService, 'listOfMany' | 'open'>;
  files: FileStorage;
  /** As they are now; undefined when there is no such account any more. */
  viewerOf(userId: string): Promise<Viewer | undefined>;
}

/** Few enough to be in memory at once, many enough that what is told of each piece costs nothing. */
const rowsInPiece = 1000;

const pieceKey = (guid: string, part: number): string => `exports/${guid}/${part}`;
/** Which files go along with the submissions of a piece. */
const attachmentsKey = (guid: string, part: number): string => `exports/${guid}/${part}.files`;
export const fileKey = (guid: string): string => `exports/${guid}/file`;

/** Everything of it that can lie there. */
export async function removeFiles(
  files: FileStorage,
  { guid, parts }: Pick<ExportRow, 'guid' | 'parts'>,
): Promise<void> {
  // One more than was told: it may have been killed between writing a piece and telling.
  for (let part = 0; part <= parts; part++) await removePiece(files, guid, part);
  await files.remove(fileKey(guid));
}

async function removePiece(files: FileStorage, guid: string, part: number): Promise<void> {
  await files.remove(pieceKey(guid, part));
  await files.remove(attachmentsKey(guid, part));
}

/**
 * Writes an export piece by piece. A piece that was told of is there, so whoever goes on after a crash begins at the
 * next; at the end they become one file.
 */
export function createExportWriting(parts: WritingParts): DoWork<ExportWork, object> {
  const { platform, clock, forms, filtered, formFiles, files } = parts;
  const { db } = platform;

  /** Who asked for it, as long as they may have it: a role can be lost while it is written. Then nothing of it stays. */
  async function requireStill(row: ExportRow): Promise<Viewer> {
    const viewer = await parts.viewerOf(row.asked_by);
    try {
      if (viewer === undefined) throw rightsLost();
      await filtered.requireForm(viewer, row.form_guid);
      return viewer;
    } catch (error) {
      if (!(error instanceof AppError) || ![403, 404].includes(error.status)) throw error;
      await removeFiles(files, row);
      throw rightsLost();
    }
  }

  return async (_, { exportGuid }, { progress }) => {
    const begun = await findExport(db, exportGuid);
    if (begun === undefined || begun.state !== 'Running') return {};
    const { timeZone } = await platform.locale();
    const documents: ReadonlyMap<number, FormDocument> = await forms.readDocuments(begun.form_guid);
    const language = begun.language as Language;
    const format = fileFormats[begun.format];
    const items = await filtered.items(await requireStill(begun), begun.form_guid, language);
    const withoutPersonalData = begun.without_personal_data;
    const written = exportRows({ documents, language, timeZone, withoutPersonalData, items });
    for (let at: ExportRow = begun; ; ) {
      const page = { after: at.cursor, limit: rowsInPiece };
      const asked = { formGuid: at.form_guid, filter: at.filter, at: at.asked_at };
      const rows = await filtered.list(await requireStill(at), asked, page);
      const last = rows.at(-1);
      if (last === undefined) break;
      const piece = format.write(rows.map(written.row), at.parts === 0);
      await files.write(pieceKey(at.guid, at.parts), Buffer.from(piece));
      if (at.with_files) await writeAttachments(at, rows, documents);
      const next: Pick<ExportRow, 'done' | 'parts'> & { cursor: NonNullable<ExportRow['cursor']> } = {
        // More may have come in since it was counted.
        done: at.done + rows.length,
        parts: at.parts + 1,
        cursor: { sentAt: last.sentAt.toISOString(), guid: last.guid },
      };
      const isStopped = await platform.transaction(async (trx) => {
        const isOn = await changeExport(trx, at.guid, ['Running'], next);
        if (isOn) await progress(next.done, undefined, trx);
        return !isOn;
      });
      if (isStopped) return {};
      at = { ...at, ...next };
      if (rows.length < rowsInPiece) break;
    }
    const whole = await findExport(db, exportGuid);
    if (whole === undefined) return {};
    const bytes = await join(whole, written);
    await requireStill(whole);
    const keptUntil = new Date(clock.now().getTime() + keptFor);
    const isReady = await changeExport(db, exportGuid, ['Running'], { state: 'Ready', bytes, kept_until: keptUntil });
    if (isReady) for (let part = 0; part < whole.parts; part++) await removePiece(files, exportGuid, part);
    return {};
  };

  async function writeAttachments(
    { guid, parts: part, without_personal_data: withoutPersonalData }: ExportRow,
    rows: readonly OutgoingRow[],
    documents: ReadonlyMap<number, FormDocument>,
  ): Promise<void> {
    const filesOf = await formFiles.listOfMany(rows.map((row) => row.guid));
    const listed = attachmentsOf(rows, filesOf, { documents, withoutPersonalData });
    await files.write(attachmentsKey(guid, part), Buffer.from(JSON.stringify(listed)));
  }

  async function* readAttachments({ guid, parts: count }: ExportRow): AsyncGenerator<Attachment> {
    for (let part = 0; part < count; part++) {
      const listed = await files.read(attachmentsKey(guid, part));
      if (listed === undefined) throw new Error(`The files of piece ${part} of export ${guid} are not listed.`);
      yield* JSON.parse(await text(listed.stream)) as Attachment[];
    }
  }

  /** The table by itself, or in a zip before the files that go along. */
  async function join(row: ExportRow, written: { table: string; headings: readonly string[] }): Promise<number> {
    const { guid, format } = row;
    const table = () => tableOf(row, written.headings);
    if (!row.with_files) return write(fileKey(guid), table());
    async function* all(): AsyncGenerator<FileToPack> {
      yield { name: `${written.table}.${format}`, content: table };
      yield* packed(readAttachments(row), formFiles);
    }
    return write(fileKey(guid), zipStream(all()));
  }

  function tableOf({ guid, format, parts: count }: ExportRow, headings: readonly string[]) {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let part = 0; part < count; part++) {
        const piece = await files.read(pieceKey(guid, part));
        if (piece === undefined) throw new Error(`Piece ${part} of export ${guid} is gone.`);
        yield* piece.stream as AsyncIterable<Uint8Array>;
      }
    }
    return fileFormats[format].whole(headings, pieces);
  }

  async function write(key: string, content: AsyncIterable<string | Uint8Array>): Promise<number> {
    let bytes = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of content) {
        const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
        bytes += chunk.length;
        yield chunk;
      }
    }
    await files.write(key, Readable.from(counted(), { objectMode: false }));
    return bytes;
  }
}

export const rightsLostCode = 'export-rights-lost';
const rightsLost = () => new AppError(rightsLostCode, 403);

/** From the moment that it is there, or that nobody looked after it any more. */
export const keptFor = daysKept * 24 * 60 * 60 * 1000;
