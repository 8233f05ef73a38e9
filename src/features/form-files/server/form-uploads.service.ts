import { readFile } from 'node:fs/promises';
import type { FormDocument, InnerField } from '#features/forms/contract/form-document.ts';
import { askedField, everyField } from '#features/forms/contract/form-questions.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { SubmissionsService } from '#features/submissions/server/submissions.service.ts';
import { filePart, type PostedFile, writePostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import { postedName } from '#field-kinds/kit/contract/question-kind.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { SentPosted } from '#platform/contract/calls/body-kinds.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { endingOfName } from '#platform/contract/files/document-type.ts';
import { sentFileType } from '#platform/contract/files/sent-file-type.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import { fileQuestion } from '../contract/answered-files.ts';
import { mostFileBytes, pieceBytes, pieceCount } from '../contract/file-pieces.ts';
import type { FormFile, NewFormFile } from '../contract/form-file.ts';
import { formFileName } from '../contract/form-file-name.ts';
import { sentContentType } from './file-content.ts';
import {
  anyFileTooLarge,
  fileRefused,
  heicRefused,
  noRoomForFiles,
  storageFull,
  tooManyFiles,
} from './form-file-errors.ts';
import { countOfOwner, type FileOwner, type FormFileRow, unsentBytes } from './form-files.repository.ts';
import type { FormFilesService, LookedAt } from './form-files.service.ts';
import { cleanHeic } from './heic/clean-heic.ts';
import { type PostedTaking, type ReceivedFile, receivePosted } from './receive-posted.ts';

export type { PostedTaking, ReceivedFile } from './receive-posted.ts';

interface FormUploadsParts {
  platform: Platform;
  clock: Clock;
  files: FormFilesService;
  forms: Pick<LiveFormsService, 'readVersion'>;
  submissions: Pick<SubmissionsService, 'requireSendable'>;
  /** Where files of a posted step lie until it was dealt with. */
  folder: string;
  /** Whether the platform has room for so many bytes more. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** A picture without what it tells besides, such as where it was taken; undefined when that is nothing. */
  cleanPhotograph(bytes: Uint8Array): Promise<Uint8Array | undefined>;
}

const mostOfOneFilling = 100;
/** Of everyone together: who only adds files and never sends must not fill the disk. */
const mostUnsentBytes = 4 * 1024 ** 3;
const unknownType = 'application/octet-stream';

/** Whole files in memory, two at a time for the whole process. */
const looking = new WorkQueue({ atOnce: 2, maxWaiting: 40 });

const presented = ({ guid, name, byteSize, received, mediaType }: FormFileRow): FormFile => ({
  guid,
  name,
  byteSize,
  received,
  mediaType,
  pieceBytes,
});

export type FormUploadsService = ReturnType<typeof createFormUploadsService>;

/** How files come: piece by piece from a browser with our script, whole with a posted step from one without. */
export function createFormUploadsService(parts: FormUploadsParts) {
  const { platform, clock, files, forms, submissions, folder, hasRoomFor, cleanPhotograph } = parts;

  /** What the question itself says of such a file. */
  async function requireAllowed(field: InnerField, about: Omit<PostedFile, 'assetGuid'>): Promise<void> {
    const question = questionKinds.named(field.kind);
    if (question?.holdsFiles !== true) throw notFound();
    const asked = askedField(field, question);
    const { timeZone } = await platform.locale();
    const today = calendarDay(clock.now(), timeZone);
    const fault = question.fault?.([{ assetGuid: '', ...about }], asked, { today });
    if (fault !== undefined) throw fileRefused(fault, question.faultValues?.(asked));
  }

  /** Where a photograph was taken is its sender's to tell, unless the question asks for it. */
  const keepsRemarks = ({ settings }: InnerField): boolean =>
    (settings as { keepsRemarks?: boolean } | undefined)?.keepsRemarks === true;

  /** A photograph that cannot be cleaned is not kept: it could tell where its sender lives. */
  async function cleaned(mediaType: string, bytes: Buffer): Promise<Uint8Array | undefined> {
    if (mediaType !== 'image/heic') return cleanPhotograph(bytes);
    const clean = cleanHeic(bytes);
    if (clean === undefined) throw heicRefused();
    return clean;
  }

  const fieldIn = (document: FormDocument, id: string): InnerField => {
    const field = Array.from(everyField(document)).find((one) => one.id === id);
    if (field === undefined) throw notFound();
    return field;
  };

  async function requirePlace(owner: FileOwner, byteSize: number): Promise<void> {
    if (!(await hasRoomFor(byteSize))) throw storageFull();
    if ((await countOfOwner(platform.db, owner)) >= mostOfOneFilling) throw tooManyFiles();
    if ((await unsentBytes(platform.db)) >= mostUnsentBytes) throw noRoomForFiles();
  }

  /** By its name, before any of it is here. A name without an ending says nothing. */
  const saidType = (name: string): string => sentFileType(name) ?? unknownType;

  /** What it is by its content, and whether its question takes that. */
  async function known(field: InnerField, name: string, bytes: Buffer): Promise<LookedAt> {
    const mediaType = sentContentType(name, bytes) ?? unknownType;
    await requireAllowed(field, { name, mediaType, byteSize: bytes.length });
    const about = { mediaType, name: formFileName(name, mediaType) };
    const clean = keepsRemarks(field) ? undefined : await cleaned(mediaType, bytes);
    if (clean === undefined) return about;
    await requireAllowed(field, { name, mediaType, byteSize: clean.length });
    return { ...about, bytes: clean };
  }

  /** What was refused goes at once. */
  const look = (row: FormFileRow): Promise<FormFileRow> =>
    looking.run(async () => {
      try {
        const document = await forms.readVersion(row.formGuid, row.version);
        if (document === undefined) throw notFound();
        const field = fieldIn(document, row.fieldId);
        return await files.settle(row.guid, row.keyHash, ({ name }, bytes) => known(field, name, bytes));
      } catch (error) {
        if (error instanceof AppError && error.status < 500) await files.remove(row);
        throw error;
      }
    });

  /** A file that came with a step, as its answer names it. */
  async function keepWhole(
    owner: FileOwner,
    version: number,
    field: InnerField,
    file: ReceivedFile,
  ): Promise<PostedFile> {
    if (file.byteSize > mostFileBytes) throw anyFileTooLarge();
    const sent = await readFile(file.path);
    const { name, mediaType, bytes = sent } = await looking.run(() => known(field, file.name, sent));
    const byteSize = bytes.length;
    const row = await files.begin(owner, { version, fieldId: field.id, name, byteSize });
    for (let piece = 0; piece < pieceCount(byteSize); piece++) {
      const offset = piece * pieceBytes;
      await files.addPiece(row.guid, owner.keyHash, offset, bytes.subarray(offset, offset + pieceBytes));
    }
    await files.settle(row.guid, owner.keyHash, async () => ({ name, mediaType }));
    return { assetGuid: row.guid, name, mediaType, byteSize };
  }

  return {
    /** Refused before a byte of it was sent, when its size or its name says that it cannot be. */
    async begin(
      viewer: Viewer,
      formGuid: string,
      { key, version, field, name, byteSize }: NewFormFile,
    ): Promise<FormFile> {
      const { document } = await submissions.requireSendable(viewer, formGuid, version);
      const mediaType = endingOfName(name) === '' ? undefined : saidType(name);
      const asked = fieldIn(document, field);
      if (byteSize > mostFileBytes) throw anyFileTooLarge();
      if (byteSize === 0) throw fileRefused('empty-file');
      if (mediaType !== undefined) await requireAllowed(asked, { name, mediaType, byteSize });
      else if (questionKinds.named(asked.kind)?.holdsFiles !== true) throw notFound();
      const owner = { formGuid, keyHash: hashOfKey(key) };
      await requirePlace(owner, byteSize);
      return presented(await files.begin(owner, { version, fieldId: field, name: name.slice(-300), byteSize }));
    },

    /** With the last piece it is looked at; an empty piece behind it asks for that again. */
    async addPiece(guid: string, key: string, offset: number, bytes: Uint8Array): Promise<FormFile> {
      const row = await files.addPiece(guid, hashOfKey(key), offset, bytes);
      const isToLookAt = row.received === row.byteSize && row.mediaType === null;
      return presented(isToLookAt ? await look(row) : row);
    },

    read: async (guid: string, key: string): Promise<FormFile> => presented(await files.read(guid, hashOfKey(key))),

    remove: async (guid: string, key: string): Promise<void> => files.remove(await files.read(guid, hashOfKey(key))),

    /** A step that a browser posted by itself; its files are gone from the disk afterwards, whatever happened. */
    receive: <T>(
      body: SentPosted,
      taking: PostedTaking,
      use: (posted: Record<string, string[]>, received: readonly ReceivedFile[]) => Promise<T>,
    ): Promise<T> => receivePosted(body, folder, taking, use),

    /**
     * The files that came with a step, as fields of it: those that are kept, and those that are no good, which the question then
     * speaks of. Whatever is no file of a question is left alone.
     */
    async keepPosted(
      { document, version, owner }: { document: FormDocument; version: number; owner: FileOwner },
      received: readonly ReceivedFile[],
    ): Promise<Record<string, string[]>> {
      const added: Record<string, string[]> = {};
      const put = (name: string, file: PostedFile) => {
        added[name] = [...(added[name] ?? []), writePostedFile(file)];
      };
      for (const file of received) {
        const name = file.field.endsWith(`.${filePart.choose}`) ? file.field.slice(0, -filePart.choose.length - 1) : '';
        const field = fileQuestion(document, name, questionKinds);
        if (field === undefined) continue;
        await requirePlace(owner, file.byteSize);
        try {
          put(name, await keepWhole(owner, version, field, file));
        } catch (error) {
          if (!(error instanceof AppError) || error.status >= 500) throw error;
          const mediaType = error.code === 'form-file-kind' ? unknownType : saidType(file.name);
          const refused = { assetGuid: nobody, name: file.name.slice(0, 100), mediaType, byteSize: file.byteSize };
          put(postedName(name, filePart.refused), refused);
        }
      }
      return added;
    },
  };
}

/** A file that was not kept has no guid. */
const nobody = '00000000-0000-0000-0000-000000000000';
