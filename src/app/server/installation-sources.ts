import { statfs } from 'node:fs/promises';
import { type LoggedBackup, lastBackups, shownBackup } from '#features/backups/server/backup-log.ts';
import type { InstallationFigures } from '#features/installation/contract/installation.ts';
import type { InstallationSources } from '#features/installation/server/installation-sources.ts';
import type { ProcessRegister } from '#features/installation/server/process-register.ts';
import { standingOf } from '#features/platforms/contract/platform-standing.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Database } from '#platform/server/database/database.ts';
import { troubleOf } from '#platform/server/database/database-error.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { mainServer } from '#platform/server/main-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PlatformServer } from '#platform/server/platform-place.ts';
import type { Services } from './services/services.ts';

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
  servicesOf(platform: Platform): Pick<Services, 'mail' | 'settings' | 'users' | 'assets'>;
}

const system = systemViewer('installation');

export function createInstallationSources(parts: SourceParts): InstallationSources {
  const { database, servers, platforms, jobs, servicesOf } = parts;

  /** Of each schema: its tables with their indexes and what lies beside them. */
  async function schemaBytes(): Promise<Map<string, number>> {
    const told = await Promise.allSettled(
      servers.map(({ database: { pool } }) =>
        pool.query<{ schema: string; bytes: number }>(
          `select nspname as schema, sum(pg_total_relation_size(class.oid))::bigint as bytes
           from pg_class class join pg_namespace space on space.oid = relnamespace
           where relkind = 'r' and nspname like 'platform\\_%' group by 1`,
        ),
      ),
    );
    const rows = told.flatMap((one) => (one.status === 'fulfilled' ? one.value.rows : []));
    return new Map(rows.map(({ schema, bytes }) => [schema, bytes]));
  }

  async function toldBy(platform: Platform) {
    const { mail, settings, users, assets } = servicesOf(platform);
    try {
      const { platformName } = await settings.all();
      const { platform: files } = await assets.quota.read(system);
      const waiting = await mail.backlog();
      return {
        name: platformName,
        isAway: false,
        accounts: await users.countUsers(system),
        fileBytes: files?.used ?? 0,
        allowedBytes: files?.allowed ?? null,
        mailWaiting: waiting.mail.count,
        mailFailed: waiting.failedMails,
        mail: waiting.mail,
        hasMailServer: await mail.hasServer(),
      };
    } catch (error) {
      // Its server is away, and whoever looks has to see the others, and that.
      if (troubleOf(error) !== 'away' || platform.place.server.name === mainServer) throw error;
      const none = { accounts: 0, fileBytes: 0, allowedBytes: null, mailWaiting: 0, mailFailed: 0 };
      return { name: platform.key, isAway: true, ...none, mail: { count: 0, oldestSeconds: 0 }, hasMailServer: true };
    }
  }

  return {
    release: parts.release,
    filesIn: parts.filesIn,
    processes: () => parts.processes.list(),

    async database() {
      const begun = performance.now();
      const { rows } = await database.pool.query<Omit<InstallationFigures['database'], 'milliseconds'>>(
        `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
           (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
           current_setting('max_connections')::int as "mostConnections"`,
      );
      const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
      const [found] = rows;
      if (found === undefined) throw new Error('the database tells nothing of itself');
      return { ...found, milliseconds };
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

    /** One platform after the other: looking must not be what makes it busy. */
    async platforms() {
      const [rows, bytes] = await Promise.all([platforms.list(), schemaBytes()]);
      const found: Awaited<ReturnType<InstallationSources['platforms']>> = [];
      for (const { id, key, hosts, givenHosts, schema, ...moments } of rows) {
        const platform = await platforms.find(id);
        // Removed a moment ago.
        if (platform === undefined) continue;
        found.push({
          key,
          ...{ hosts, givenHosts, standing: standingOf(moments), server: moments.server },
          removeAfter: moments.removeAfter?.toISOString() ?? null,
          databaseBytes: bytes.get(schema) ?? 0,
          ...(await toldBy(platform)),
        });
      }
      return found;
    },

    async backups() {
      const { last, lastAttempt, lastTried } = await lastBackups(database.pool);
      const shown = (backup: LoggedBackup | null) => backup && shownBackup(backup);
      return { last: shown(last), lastAttempt: shown(lastAttempt), lastTried: shown(lastTried) };
    },
  };
}
