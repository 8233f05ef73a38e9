import { randomUUID } from 'node:crypto';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { readPostedFile, writePostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { fileQuestion } from '../contract/answered-files.ts';
import { pieceBytes, pieceCount } from '../contract/file-pieces.ts';
import type { SubmissionFile } from '../contract/form-file.ts';
import {
  allBytes,
  claimFiles,
  deleteFile,
  type FileOwner,
  type FormFileRow,
  findUnclaimed,
  findWhole,
  insertFile,
  letGoOf,
  letGoOfOne,
  listLoose,
  listOfSubmission,
  listOfSubmissions,
  lockUnclaimed,
  setKnown,
  setReceived,
} from './form-files.repository.ts';

/** What a browser posts of a form, every name with its values. */
type Posted = Record<string, string[]>;

interface FormFilesParts {
  platform: Platform;
  storage: FileStorage;
  clock: Clock;
  /** Within a transaction that let go of files: their bytes go soon after it. */
  sweepSoon(trx: PlatformTransaction): Promise<void>;
}

export interface OpenedFile {
  file: SubmissionFile;
  content: AsyncIterable<Uint8Array>;
}

export interface LookedAt {
  name: string;
  mediaType: string;
  /** What is kept in the place of what was sent; absent when that is kept as it came. */
  bytes?: Uint8Array | undefined;
}

/** A day longer than what was filled in is kept on a device. */
const hoursKept = 48;
const sweptAtOnce = 100;

/** The pieces are the file: nothing is put together, so nothing is left half put together. */
const keyOf = (guid: string, piece: number): string => `form-files/${guid}.${piece}`;

const presented = ({ guid, fieldId, name, mediaType, byteSize }: FormFileRow): SubmissionFile => ({
  guid,
  field: fieldId,
  name,
  mediaType: mediaType ?? '',
  byteSize,
});

export type FormFilesService = ReturnType<typeof createFormFilesService>;

/** Files that are sent with forms: of somebody's filling in, then of a submission, then gone. */
export function createFormFilesService({ platform, storage, clock, sweepSoon }: FormFilesParts) {
  const expiry = (): Date => new Date(clock.now().getTime() + hoursKept * 3600_000);

  async function* contentOf({ guid, byteSize }: Pick<FormFileRow, 'guid' | 'byteSize'>): AsyncGenerator<Uint8Array> {
    for (let piece = 0; piece < pieceCount(byteSize); piece++) {
      const found = await storage.read(keyOf(guid, piece));
      if (found === undefined) throw notFound('file-missing');
      yield* found.stream as AsyncIterable<Uint8Array>;
    }
  }

  /** First no one can claim it any more, then its bytes go, then what names them. */
  async function remove({ guid, byteSize }: FormFileRow): Promise<void> {
    if (!(await letGoOfOne(platform.db, guid, clock.now()))) return;
    for (let piece = 0; piece < pieceCount(byteSize); piece++) await storage.remove(keyOf(guid, piece));
    await deleteFile(platform.db, guid);
  }

  /** Of a file that nobody can send yet. What a crash leaves half replaced is no picture any more, and is refused. */
  async function replaceContent({ guid, byteSize }: FormFileRow, bytes: Uint8Array): Promise<void> {
    for (let piece = 0; piece < pieceCount(bytes.length); piece++) {
      await storage.write(keyOf(guid, piece), bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes));
    }
    for (let piece = pieceCount(bytes.length); piece < pieceCount(byteSize); piece++) {
      await storage.remove(keyOf(guid, piece));
    }
  }

  return {
    /** Before any of its bytes is here: what lies in the storage always has a row. */
    async begin(
      owner: FileOwner,
      about: { version: number; fieldId: string; name: string; byteSize: number },
    ): Promise<FormFileRow> {
      const row = { guid: randomUUID(), ...owner, ...about };
      await insertFile(platform.db, { ...row, now: clock.now(), expiresAt: expiry() });
      return { ...row, mediaType: null, received: 0, submissionGuid: null };
    },

    /** Taken when it is the next one; whoever sends another is told how far it is. */
    addPiece: (guid: string, keyHash: string, offset: number, bytes: Uint8Array): Promise<FormFileRow> =>
      platform.transaction(async (trx) => {
        const row = await lockUnclaimed(trx, guid, keyHash);
        if (row === undefined) throw notFound();
        const rest = Math.min(pieceBytes, row.byteSize - row.received);
        if (offset !== row.received || rest === 0 || bytes.length !== rest) return row;
        await storage.write(keyOf(guid, offset / pieceBytes), bytes);
        const received = row.received + bytes.length;
        await setReceived(trx, guid, received, expiry());
        return { ...row, received };
      }),

    /** Of who has the key, as long as it was not sent. */
    async read(guid: string, keyHash: string): Promise<FormFileRow> {
      const row = await findUnclaimed(platform.db, guid, keyHash);
      if (row === undefined) throw notFound();
      return row;
    },

    /** A whole file is looked at, once: what it is, how it is called, and what is kept of it. */
    settle: (guid: string, keyHash: string, look: (row: FormFileRow, bytes: Buffer) => Promise<LookedAt>) =>
      platform.transaction(async (trx): Promise<FormFileRow> => {
        const row = await lockUnclaimed(trx, guid, keyHash);
        if (row === undefined) throw notFound();
        if (row.mediaType !== null) return row;
        const pieces: Uint8Array[] = [];
        for await (const piece of contentOf(row)) pieces.push(piece);
        const { bytes, ...about } = await look(row, Buffer.concat(pieces));
        if (bytes !== undefined) await replaceContent(row, bytes);
        const known = { ...about, byteSize: bytes?.length ?? row.byteSize };
        await setKnown(trx, guid, known);
        return { ...row, ...known, received: known.byteSize };
      }),

    /** In bytes: they count for the room that the platform has. */
    usedBytes: allBytes,

    remove,

    /**
     * What was posted, with what we know of the files in the place of what the sender says. A file that is not of this
     * filling in is no file: the question then says so.
     */
    async withTrueFiles(document: FormDocument, posted: Posted, owner: FileOwner): Promise<Posted> {
      const ofFiles = Object.entries(posted).filter(([name]) => fileQuestion(document, name, questionKinds));
      if (ofFiles.length === 0) return posted;
      const guids = ofFiles.flatMap(([, values]) => values).map((text) => readPostedFile(text).assetGuid);
      const isGuid = (guid: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(guid);
      const asked = [...new Set(guids)].filter(isGuid);
      const rows = asked.length === 0 ? [] : await findWhole(platform.db, owner, asked);
      const known = new Map(rows.map((row) => [row.guid, row]));
      const trueOf = (text: string): string => {
        const said = readPostedFile(text);
        const { name = said.name, mediaType, byteSize = 0 } = known.get(said.assetGuid) ?? {};
        return writePostedFile({ assetGuid: said.assetGuid, name, mediaType: mediaType ?? '', byteSize });
      };
      const corrected = ofFiles.map(([name, values]): [string, string[]] => [
        name,
        [...new Set(values.filter((text) => text !== '').map(trueOf))],
      ]);
      return { ...posted, ...Object.fromEntries(corrected) };
    },

    /** In the transaction of the submission. One that went in the meantime is missed here. */
    async claim(trx: PlatformTransaction, owner: FileOwner, submissionGuid: string, guids: readonly string[]) {
      const claimed = await claimFiles(trx, owner, { guids, submissionGuid, now: clock.now() });
      if (claimed === new Set(guids).size) return;
      throw badInput([{ path: 'body.posted', code: 'file-gone', message: 'file-gone' }]);
    },

    /** Of a submission that is taken back or emptied, or of one question of it. One that is deleted lets go by itself. */
    async letGo(trx: PlatformTransaction, submissionGuid: string, fieldId?: string): Promise<void> {
      await letGoOf(trx, submissionGuid, fieldId);
      await sweepSoon(trx);
    },

    /** In the transaction that deletes a submission: its files go soon after; those of a form that is deleted within the hour. */
    sweepSoon,

    /** For who may read the submission, which the caller knows. */
    async listOf(submissionGuid: string): Promise<SubmissionFile[]> {
      return (await listOfSubmission(platform.db, submissionGuid)).map(presented);
    },

    /** For the same, of many at once: the files of each submission. */
    async listOfMany(submissionGuids: readonly string[]): Promise<Map<string, SubmissionFile[]>> {
      if (submissionGuids.length === 0) return new Map();
      const rows = await listOfSubmissions(platform.db, submissionGuids);
      const ofEach = Map.groupBy(rows, ({ submissionGuid }) => submissionGuid ?? '');
      return new Map(Array.from(ofEach, ([guid, files]) => [guid, files.map(presented)]));
    },

    /** For the same. The content is read piece by piece, as fast as it is taken. */
    async open(submissionGuid: string, guid: string): Promise<OpenedFile> {
      const row = (await listOfSubmission(platform.db, submissionGuid)).find((one) => one.guid === guid);
      if (row === undefined) throw notFound();
      return { file: presented(row), content: contentOf(row) };
    },

    /** All that no submission has and nobody waits for. What a crash left half done is found here too. */
    async sweep(): Promise<void> {
      for (;;) {
        const loose = await listLoose(platform.db, clock.now(), sweptAtOnce);
        for (const row of loose) await remove(row);
        if (loose.length < sweptAtOnce) return;
      }
    },
  };
}
