import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BackupOptions } from '#features/backups/server/backup-work.ts';
import type { LibreTranslateOptions } from '#features/translation/server/libre-translate.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type AdmissionOptions, usualAdmission } from '#platform/server/http/admission.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { createTestDatabase } from '#platform/server/testing/test-database.ts';
import type { TracingOptions } from '#platform/server/tracing/tracer.ts';
import { buildApp } from '../app.ts';
import { type Installation, openInstallation } from '../installation.ts';
import type { Services } from '../services/services.ts';
import type { SiteRenderer } from '../site/site-renderer.ts';
import { leaveWork } from './leave-work.ts';

export interface TestApp {
  app: FastifyInstance;
  installation: Installation;
  platform: Platform;
  services: Services;
  connectionString: string;
  dataFolder: string;
  /** Makes an account of this type and answers the header that signs its calls. */
  signInAs(accountType: AccountType, overrides?: { roleIds?: string[] }): Promise<{ authorization: string }>;
  /** Answers its id. */
  makeRole(name: string): Promise<string>;
  close(): Promise<void>;
}

interface TestAppOptions {
  clock?: Clock;
  /** From the start. Otherwise they start with the first work, as in a server; with `false` the test does it all itself. */
  withJobs?: boolean;
  renderer?: SiteRenderer;
  keepsParts?: boolean;
  /** Whose word on where a request came from is believed. */
  trustProxy?: boolean;
  callsPerMinute?: number;
  /** How much more than usual calls with a limit of their own may be made. */
  limitFactor?: number;
  admission?: AdmissionOptions;
  smtpUrl?: string;
  mailFrom?: string;
  translation?: LibreTranslateOptions;
  s3?: S3Options;
  backups?: BackupOptions;
  tracing?: TracingOptions;
  publicUrl?: string;
  trustedCertificates?: string;
  /** Another process on the same database. */
  connectionString?: string;
  replicaConnectionStrings?: readonly string[];
  otherServers?: ReadonlyMap<string, string>;
  /** One that has something in it already. */
  dataFolder?: string;
  cacheMegabytes?: number;
  authSecret?: string;
  /** A database that says nothing is away as soon as in a server; otherwise one that is busy with other tests is waited for. */
  noticesSilence?: boolean;
  /** For a test that looks at what is written in it. */
  log?: Logger;
}

export const testSecret = 'a secret for tests that nobody else needs to know';
export const system = systemViewer('test');

/** The whole server on a real database of its own, without a port: calls go in through `app.inject`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.connectionString === undefined ? await createTestDatabase() : undefined;
  const connectionString = options.connectionString ?? database?.connectionString ?? '';
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'plein-test-data-')));
  const installation = await openInstallation({
    connectionString,
    poolSize: 5,
    replicaConnectionStrings: options.replicaConnectionStrings ?? [],
    otherServers: options.otherServers,
    cacheMegabytes: options.cacheMegabytes ?? 16,
    authSecret: options.authSecret ?? testSecret,
    allowsLoopback: true,
    dataFolder,
    longestSilence: options.noticesSilence === true ? undefined : patience.timeout,
    log: options.log ?? createLogger('silent'),
    smtpUrl: options.smtpUrl,
    mailFrom: options.mailFrom,
    translation: options.translation,
    s3: options.s3,
    backups: options.backups,
    tracing: options.tracing,
    publicUrl: options.publicUrl,
    trustedCertificates: options.trustedCertificates,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  if (options.withJobs !== undefined) await installation.jobs.start();
  if (options.withJobs === false) await leaveWork(connectionString);
  const app = await buildApp({
    installation,
    callsPerMinute: options.callsPerMinute ?? 100_000,
    limitFactor: options.limitFactor ?? 1,
    // A test may ask a thousand things at once on a machine that has other work.
    admission: options.admission ?? { ...usualAdmission, mostWaiting: 5000, longestWait: 60_000 },
    trustProxy: options.trustProxy ?? false,
    ...(options.renderer === undefined ? {} : { renderer: options.renderer }),
    ...(options.keepsParts === undefined ? {} : { keepsParts: options.keepsParts }),
  });
  const [platform] = installation.platforms.all();
  if (platform === undefined) throw new Error('the template has no platform');
  const services = installation.servicesOf(platform);
  let accounts = 0;
  return {
    app,
    installation,
    platform,
    services,
    connectionString,
    dataFolder,
    async signInAs(accountType, { roleIds = [] } = {}) {
      accounts += 1;
      const email = `${accountType.toLowerCase()}-${accounts}@vloedhaven.example`;
      const password = 'een lang wachtwoord 1';
      await services.users.createUser(system, {
        email,
        password,
        firstName: 'Test',
        middleName: '',
        lastName: accountType,
        accountType,
        roleIds,
        emailVerified: true,
      });
      const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } });
      return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
    },
    async makeRole(name) {
      const role = platform.db.insertInto('role').values({ name }).returning('id');
      return (await role.executeTakeFirstOrThrow()).id;
    },
    async close() {
      await app.close();
      await installation.close();
      await database?.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
