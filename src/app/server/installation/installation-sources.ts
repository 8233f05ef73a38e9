import { statfs } from 'node:fs/promises';
import { type LoggedBackup, lastBackups, newestBackups, shownBackup } from '#features/backups/server/backup-log.ts';
import type { InstallationFigures } from '#features/installation/contract/installation.ts';
import { listAnswerTimesSince } from '#features/installation/server/answers/answer-times.repository.ts';
import { firstHeard, listHeardSince } from '#features/installation/server/availability/heard-times.repository.ts';
import type { CertificateWork } from '#features/installation/server/certificates/certificate-work.ts';
import type { FiguresOfPlatforms } from '#features/installation/server/figures/figures-of-platforms.ts';
import type { InstallationSources } from '#features/installation/server/installation-sources.ts';
import type { ProcessRegister } from '#features/installation/server/process-register.ts';
import type { StorageWork } from '#features/installation/server/storage/storage-work.ts';
import {
  listHealthMailChoices,
  saveHealthMailChoice,
} from '#features/installation/server/telling/health-mail.repository.ts';
import { listTold, saveTold } from '#features/installation/server/telling/health-told.repository.ts';
import { firstSeen } from '#features/installation/server/version/releases-seen.repository.ts';
import { standingOf } from '#features/platforms/contract/platform-standing.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import type { Database } from '#platform/server/database/database.ts';
import { catalogueBytes, schemaBytes } from '#platform/server/database/table-bytes.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { mainServer } from '#platform/server/main-server.ts';
import type { PlatformServer } from '#platform/server/platform-place.ts';
import { readChangelog } from '#platform/server/release.ts';

interface SourceParts {
  release: string;
  database: Database;
  /** All that platforms are on, this one among them. */
  servers: readonly PlatformServer[];
  platforms: PlatformsService;
  jobs: Pick<Jobs, 'backlog'>;
  processes: Pick<ProcessRegister, 'list'>;
  dataFolder: string;
  filesIn: InstallationFigures['filesIn'];
  figures: Pick<FiguresOfPlatforms, 'read'>;
  certificates: Pick<CertificateWork, 'isAsked' | 'list'>;
  storageWork: Pick<StorageWork, 'list'>;
}

/** A backup that was begun before it was made does not have it, also where another one of this name was there before. */
const newestWith = (createdAt: Date, backups: readonly (Date | undefined)[]): string | null =>
  backups
    .flatMap((madeAt) => (madeAt !== undefined && madeAt >= createdAt ? madeAt.toISOString() : []))
    .toSorted()
    .at(-1) ?? null;

export function createInstallationSources(parts: SourceParts): InstallationSources {
  const { database, servers, platforms, jobs, figures } = parts;

  /** Of the servers beside the main one, which answered the rest of the question: those that do not. */
  async function awayServers(): Promise<Set<string>> {
    const others = servers.filter(({ name }) => name !== mainServer);
    const there = await Promise.all(others.map(({ database: one }) => one.answers()));
    return new Set(others.filter((_, index) => there[index] !== true).map(({ name }) => name));
  }

  return {
    release: parts.release,
    storageDays: () => parts.storageWork.list(),
    releasedAt: () => firstSeen(database.control, parts.release),
    changelog: readChangelog,
    filesIn: parts.filesIn,
    processes: () => parts.processes.list(),

    async heard(since) {
      const [times, firstAt] = await Promise.all([
        listHeardSince(database.control, since),
        firstHeard(database.control),
      ]);
      return { times, firstAt };
    },

    answers: (since) => listAnswerTimesSince(database.control, since),

    async database() {
      const { pool } = database;
      const begun = performance.now();
      const { rows } = await pool.query<Omit<InstallationFigures['database'], 'milliseconds' | 'bytes'>>(
        `select current_setting('server_version') as version,
           (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
           current_setting('max_connections')::int as "mostConnections"`,
      );
      const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
      const [found] = rows;
      if (found === undefined) throw new Error('the database tells nothing of itself');
      const sizes = [catalogueBytes(pool), schemaBytes(pool, 'control'), schemaBytes(pool, 'jobs')];
      const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
      return { ...found, milliseconds, bytes };
    },

    async jobs() {
      const { queues, failedJobs } = await jobs.backlog();
      const sum = (of: (queue: (typeof queues)[number]) => number) => queues.reduce((all, one) => all + of(one), 0);
      return {
        waiting: sum(({ count }) => count),
        active: sum(({ active }) => active),
        oldestSeconds: Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
        failed: failedJobs,
      };
    },

    async disk() {
      // Without the folder, or on a disk that does not tell, nothing is known.
      const found = await statfs(parts.dataFolder).catch(() => undefined);
      if (found === undefined) return null;
      return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
    },

    async platforms() {
      const [rows, counted, away, backups] = await Promise.all([
        platforms.list(),
        figures.read(),
        awayServers(),
        newestBackups(database.pool),
      ]);
      return rows.map(({ id, key, hosts, givenHosts, server, createdAt, ...moments }) => ({
        ...{ key, hosts, givenHosts, standing: standingOf(moments), server },
        removeAfter: moments.removeAfter?.toISOString() ?? null,
        isAway: away.has(server),
        lastBackupAt: newestWith(createdAt, [backups.get(key), backups.get(null)]),
        figures: counted.get(id),
      }));
    },

    toldHealth: () => listTold(database.control),
    saveToldHealth: (told) => saveTold(database.control, told),
    healthMailChoices: () => listHealthMailChoices(database.control),
    saveHealthMailChoice: (accountId, wants, staff) => saveHealthMailChoice(database.control, accountId, wants, staff),

    certificates: async () => ({ isAsked: parts.certificates.isAsked, hosts: await parts.certificates.list() }),

    async backups() {
      const { last, lastAttempt, lastTried } = await lastBackups(database.pool);
      const shown = (backup: LoggedBackup | null) => backup && shownBackup(backup);
      return { last: shown(last), lastAttempt: shown(lastAttempt), lastTried: shown(lastTried) };
    },
  };
}
