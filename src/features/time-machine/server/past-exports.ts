import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { DoWork, LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { badInput, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { zipStream } from '#platform/server/files/zip-writer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { NewPastExport, PastExport } from '../contract/past-export.ts';
import { sealSiteKind } from '../contract/seal-formats.ts';
import { timeMachineAudit } from '../contract/time-machine.audit.ts';
import { findBeginning } from './past-changes.repository.ts';
import {
  changeExport,
  countRunning,
  deleteExport,
  type ExportRow,
  findExport,
  insertExport,
  listExpired,
  listExports,
} from './past-exports.repository.ts';
import type { OpenPastPages } from './sealing/past-pages.ts';
import { readMe } from './sealing/read-me.ts';
import { sealFolder } from './sealing/seal-folder.ts';
import { sealWacz } from './sealing/seal-wacz.ts';
import { takeSite } from './sealing/take-site.ts';

export interface PastExportsParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  askWork: LongWorkService['ask'];
  /** Where the files lie until they are fetched. */
  files: FileStorage;
  /** Undefined in a process that draws no pages. */
  pastPages(): OpenPastPages | undefined;
}

/** As long as other exports. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** Each draws the whole site. */
const mostAtOnce = 3;
const fileKey = (guid: string): string => `exports/past/${guid}`;

const subjectOf = ({ guid, moment }: Pick<ExportRow, 'guid' | 'moment'>) => ({
  kind: 'past-export',
  id: guid,
  name: moment.toISOString(),
});

class Stopped extends Error {}

/** The site of a moment as a file: asked for by an admin, written by a job, kept for a while. */
export function createPastExports({ platform, clock, audit, askWork, files, pastPages }: PastExportsParts) {
  const { db } = platform;

  async function requireExport(viewer: Viewer, guid: string): Promise<ExportRow> {
    requireAdmin(viewer);
    const row = await findExport(db, guid);
    if (row === undefined) throw notFound();
    return row;
  }

  const again = async (guid: string): Promise<PastExport> => {
    const row = await findExport(db, guid);
    if (row === undefined) throw notFound();
    return presented(row);
  };

  const write: DoWork<{ exportGuid: string }, object> = async (_, { exportGuid: guid }, { progress }) => {
    const row = await findExport(db, guid);
    if (row === undefined || row.state !== 'Running') return {};
    const open = pastPages();
    if (open === undefined) throw new Error('This process draws no pages.');
    const { moment, origin, format } = row;
    const pages = open(platform, { moment, origin });
    const title = await pages.name();
    const taken = takeSite(pages, origin, async (done, total) => {
      const isOn = await changeExport(db, guid, ['Running'], { done, total });
      if (!isOn) throw new Stopped();
      await progress(done);
    });
    const facts = { origin, moment, madeAt: clock.now(), title };
    const packed =
      format === 'wacz'
        ? sealWacz(taken, facts)
        : sealFolder(taken, origin, { readMe: (counted) => readMe({ ...facts, ...counted }) });
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measured(): AsyncGenerator<Uint8Array> {
      for await (const piece of zipStream(packed)) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    }
    try {
      await files.write(fileKey(guid), Readable.from(measured(), { objectMode: false }));
    } catch (error) {
      if (error instanceof Stopped || (error instanceof Error && error.cause instanceof Stopped)) return {};
      throw error;
    }
    const ready = { state: 'Ready', bytes, sha256: hash.digest('hex') };
    const kept = { kept_until: new Date(clock.now().getTime() + keptFor) };
    // Stopped or thrown away at the last moment.
    if (!(await changeExport(db, guid, ['Running'], { ...ready, ...kept }))) await files.remove(fileKey(guid));
    return {};
  };

  return {
    write,

    /** The work was given up for good. */
    async fail({ exportGuid }: { exportGuid: string }, reason: string): Promise<void> {
      await changeExport(db, exportGuid, ['Running'], { state: 'Failed', reason });
    },

    async list(viewer: Viewer): Promise<PastExport[]> {
      requireAdmin(viewer);
      return (await listExports(db)).map(presented);
    },

    async ask(actor: Actor, origin: string, { format, moment: text }: NewPastExport): Promise<PastExport> {
      requireAdmin(actor.viewer);
      const now = clock.now();
      if (new Date(text) > now) throw badInput([{ path: 'body.moment', code: 'out-of-range', message: text }]);
      // Before it began there is nothing to show: the first that there is.
      const first = (await findBeginning(db)).getTime() + 1;
      const moment = new Date(Math.max(new Date(text).getTime(), first));
      if ((await countRunning(db)) >= mostAtOnce) throw conflict('export-too-many');
      const guid = randomUUID();
      await platform.transaction(async (trx) => {
        const work = await askWork(trx, actor, { kind: sealSiteKind, input: { exportGuid: guid }, total: 0 });
        await insertExport(trx, {
          guid,
          moment,
          format,
          origin,
          asked_by: requireUserId(actor.viewer),
          asked_at: now,
          kept_until: new Date(now.getTime() + keptFor),
          work_id: work.id,
        });
        const subject = subjectOf({ guid, moment });
        await audit.record(trx, actor, { action: timeMachineAudit.exportAsked, subject, details: { format } });
      });
      return again(guid);
    },

    async stop(actor: Actor, guid: string): Promise<PastExport> {
      const row = await requireExport(actor.viewer, guid);
      await platform.transaction(async (trx) => {
        // When it is ready by now there is nothing to stop, and the answer says so.
        if (!(await changeExport(trx, guid, ['Running'], { state: 'Stopped' }))) return;
        const [subject, details] = [subjectOf(row), { format: row.format }];
        await audit.record(trx, actor, { action: timeMachineAudit.exportStopped, subject, details });
      });
      return again(guid);
    },

    /** Of a seal that is thrown away its checksum stays: whoever has the file can still show that it was made here. */
    async remove(actor: Actor, guid: string): Promise<void> {
      const row = await requireExport(actor.viewer, guid);
      await platform.transaction(async (trx) => {
        await deleteExport(trx, guid);
        await audit.record(trx, actor, {
          action: timeMachineAudit.exportRemoved,
          subject: subjectOf(row),
          details: { format: row.format, ...(row.sha256 === null ? {} : { sha256: row.sha256 }) },
        });
      });
      await files.remove(fileKey(guid));
    },

    async open(actor: Actor, guid: string) {
      const row = await requireExport(actor.viewer, guid);
      const file = row.state === 'Ready' ? await files.read(fileKey(guid)) : undefined;
      if (file === undefined) throw notFound();
      await platform.transaction((trx) =>
        audit.record(trx, actor, {
          action: timeMachineAudit.exportDownloaded,
          subject: subjectOf(row),
          details: { format: row.format, sha256: row.sha256 ?? '' },
        }),
      );
      const stamp = row.moment.toISOString().slice(0, 16).replace(':', '.');
      return { ...file, format: row.format, name: `site-${stamp}.${row.format === 'wacz' ? 'wacz' : 'zip'}` };
    },

    async forgetOld(): Promise<void> {
      for (const { guid } of await listExpired(db, clock.now())) {
        await files.remove(fileKey(guid));
        await deleteExport(db, guid);
      }
    },
  };
}

const presented = (row: ExportRow): PastExport => ({
  guid: row.guid,
  moment: row.moment.toISOString(),
  format: row.format,
  state: row.state,
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  sha256: row.sha256,
  reason: row.reason,
  askedBy: row.askerName ?? '',
  askedAt: row.asked_at.toISOString(),
  keptUntil: row.kept_until.toISOString(),
});
