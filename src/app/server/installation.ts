import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type BackupOptions, createBackupWork } from '#features/backups/server/backup-work.ts';
import { removePlatformFiles } from '#features/backups/server/files/remove-platform-files.ts';
import { createProcessRegister, type ProcessRegister } from '#features/installation/server/process-register.ts';
import { failedJobsTag } from '#features/jobs/contract/jobs.tags.ts';
import { createFolderTransport } from '#features/mail/server/folder-transport.ts';
import type { MailTransport } from '#features/mail/server/mail-transport.ts';
import { createSmtpTransport } from '#features/mail/server/smtp-transport.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { PlatformsService, platformListChange } from '#features/platforms/server/platforms.service.ts';
import { storedLocale } from '#features/settings/server/settings.repository.ts';
import { makePastSchema } from '#features/time-machine/server/past-views.ts';
import type { OpenPastPages } from '#features/time-machine/server/sealing/past-pages.ts';
import { createLibreTranslate, type LibreTranslateOptions } from '#features/translation/server/libre-translate.ts';
import { CacheBus, everyTag, type Invalidation } from '#platform/server/cache/cache-bus.ts';
import { Freshness, type FreshnessState } from '#platform/server/cache/freshness.ts';
import type { StoredResponse } from '#platform/server/cache/stored-response.ts';
import { TaggedCache } from '#platform/server/cache/tagged-cache.ts';
import { type Clock, DatabaseClock } from '#platform/server/clock.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { createMetrics, type Metrics } from '#platform/server/http/metrics.ts';
import { Jobs } from '#platform/server/jobs/jobs.ts';
import { LiveHub } from '#platform/server/live/live-hub.ts';
import type { Logger } from '#platform/server/logger.ts';
import { createPastPlatform, type PastPlatform } from '#platform/server/past/past-platform.ts';
import type { Caches, KeptAnswer, Platform } from '#platform/server/platform.ts';
import { readRelease } from '#platform/server/release.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';
import { traceStatements } from '#platform/server/tracing/trace-statements.ts';
import { createTracer, type Tracer, type TracingOptions } from '#platform/server/tracing/tracer.ts';
import { findBlockRules } from './block-rules.ts';
import { foundAttention, foundAuditTexts, foundFileTexts, foundMailTexts } from './found.generated.ts';
import { createInstallationSources } from './installation-sources.ts';
import { defineJobs } from './jobs.ts';
import { createPlatformActs } from './platform-acts.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { createServices, type ServiceParts, type Services } from './services.ts';
import { waitingWork } from './waiting-work.ts';

export interface InstallationOptions {
  connectionString: string;
  poolSize: number;
  poolerConnectionString?: string | undefined;
  /** Of databases that follow it, for visitors to read from. */
  replicaConnectionStrings?: readonly string[];
  cacheMegabytes: number;
  authSecret: string;
  allowsLoopback?: boolean;
  dataFolder: string;
  /** Without it mails are kept in the data folder. */
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** A server that translates; without it nothing is translated automatically. */
  translation?: LibreTranslateOptions | undefined;
  /** Without it uploaded files are kept in the data folder. */
  s3?: S3Options | undefined;
  /** Where backups go that are made by themselves; without it a folder of the data folder. */
  backups?: BackupOptions | undefined;
  /** For how long what is kept goes on without the database; without it an hour, or not at all among several processes. */
  staleMinutes?: number | undefined;
  /** What links in mails start with when a request came over a host that nobody named. */
  publicUrl?: string | undefined;
  /** While developing: a host that looks as one in the same building counts as ours in mails. */
  trustsNearbyHosts?: boolean;
  /** Where it is told what was done and how long it took; without it nobody is, and nothing is spent on it. */
  tracing?: TracingOptions | undefined;
  log: Logger;
  clock?: Clock;
}

/** One running process: its database, its caches, its platforms and their services. */
export interface Installation {
  database: Database;
  platforms: PlatformsService;
  jobs: Jobs;
  live: LiveHub;
  /** Which processes there are; this one is among them once it begins to serve. */
  processes: ProcessRegister;
  freshness: Freshness;
  metrics: Metrics;
  tracer: Tracer | undefined;
  blocks: BlockRules;
  log: Logger;
  clock: Clock;
  servicesOf(platform: Platform): Services;
  /** The same platform at another time. */
  pastOf(platform: Platform): Past;
  /** By what the site of then is drawn, for the jobs that write it down; from when pages are served. */
  setPastPages(open: OpenPastPages): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** What the site was: its services read as of the moment that the work is done at, and write nothing. */
export interface Past extends PastPlatform {
  services: Services;
}

type Closer = () => Promise<unknown>;

/** What was opened last is closed first, also when opening the rest failed. */
export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const one of closers.splice(0).toReversed()) await one();
  };
  try {
    return { ...(await openParts(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openParts(options: InstallationOptions, closers: Closer[]): Promise<Omit<Installation, 'close'>> {
  const { log, connectionString } = options;
  const databaseClock = new DatabaseClock();
  const clock = options.clock ?? databaseClock;
  const onError = (error: Error) => log.error({ err: error }, 'database connection');
  /** Changes made here that are forgotten already, until the bus tells of them as it tells all processes. */
  const heard = new LRUCache<string, true>({ max: 1000 });
  const hearChange = (text: string) => {
    const change = JSON.parse(text) as Invalidation;
    forget(change);
    if (change.from !== undefined) heard.set(change.from, true);
  };
  const forget = ({ platform, tags }: Invalidation) => platforms.byId(platform)?.forget(tags);
  const tracer = options.tracing && createTracer(options.tracing, log);
  const onStatement = tracer && traceStatements(tracer);
  // After everything that is told of has ended.
  if (tracer !== undefined) closers.push(() => tracer.close());
  const [database, blocks] = await Promise.all([
    openDatabase({
      ...{ connectionString, poolSize: options.poolSize, onError, hearChange, onStatement },
      poolerConnectionString: options.poolerConnectionString,
      replicas: replicasOf(options),
    }),
    findBlockRules(),
  ]);
  closers.push(() => database.close());
  const now = () => clock.now().getTime();
  const caches: Caches = {
    responses: new TaggedCache<StoredResponse>({
      maxSize: options.cacheMegabytes * 1024 * 1024,
      sizeOf: ({ size }) => size,
      now,
    }),
    values: new TaggedCache<{ value: unknown }>({ maxSize: 20_000, sizeOf: () => 1, now }),
    answers: new TaggedCache<KeptAnswer>({ maxSize: options.cacheMegabytes === 0 ? 0 : 400, sizeOf: () => 1, now }),
  };
  const live = new LiveHub();
  const metrics = createMetrics({
    liveChannels: () => live.size,
    cacheBytes: () => caches.responses.size,
    databaseConnections: () => ({
      open: database.pool.totalCount,
      idle: database.pool.idleCount,
      waiting: database.pool.waitingCount,
    }),
    replicas: () => database.replicas,
    isDatabaseAway: () => freshness.state !== 'fresh',
    processes: () => freshness.processes,
    onError: (error) => log.warn({ err: error }, 'figures not read'),
  });
  const platforms = new PlatformsService({
    database,
    caches,
    locale: storedLocale,
    authSecret: options.authSecret,
    onForget: (platformId, tags) => live.changed(platformId, tags),
  });
  await platforms.open();

  const bus = new CacheBus({
    connectionString,
    onError,
    onInvalidation: (change) => {
      if (change.from === database.id || heard.delete(change.from ?? '')) return;
      if (change.platform === platformListChange) platforms.reload().catch(onError);
      else forget(change);
    },
    onLost: () => {
      database.doubtConnections();
      freshness.lost();
    },
    onStillLost: () => freshness.stillLost(),
    onBack: () => {
      database.setAway(false);
      freshness.back();
    },
    onHeartbeat: (beat) => {
      freshness.noteHeartbeat(beat);
      databaseClock.noteHeartbeat(beat);
    },
  });
  const freshness = new Freshness({
    async isDatabaseThere() {
      const isThere = await database.answers();
      database.setAway(!isThere && !bus.isListening);
      return isThere;
    },
    staleMilliseconds: options.staleMinutes === undefined ? undefined : options.staleMinutes * 60_000,
    onChange: (state: FreshnessState) => {
      log[state === 'fresh' ? 'info' : 'warn']({ state }, 'what is kept');
      for (const cache of Object.values(caches)) cache.pause(state !== 'fresh');
      caches.responses.keepExpired(state === 'stale');
      if (state === 'stale') return;
      // A session that is ended elsewhere must not live on here because nobody told us.
      for (const platform of platforms.all()) platform.forget([everyTag]);
      if (state === 'fresh') platforms.reload().catch(onError);
    },
  });
  database.replicas?.trustWhile(() => freshness.state === 'fresh');
  closers.push(async () => freshness.close());
  closers.push(() => bus.close());
  await bus.open();

  const jobs = new Jobs({
    connectionString,
    log,
    platformById: (id) => platforms.find(id),
    allPlatforms: () => platforms.all(),
    trace: tracer && ((name, work) => tracer.around({ name, kind: 'internal' }, work)),
    onEnd: (name, result) => metrics.jobs.inc({ name, result }),
    onGivenUp: async (platform) => {
      for (const one of platform === undefined ? platforms.all() : [platform]) await one.signal(one.db, failedJobsTag);
    },
  });
  closers.push(() => jobs.stop(5));

  const release = readRelease();
  const processes = createProcessRegister({
    control: database.control,
    clock,
    release,
    onError: (error) => log.debug({ err: error }, 'this process could not say that it is there'),
  });
  closers.push(() => processes.leave());
  const transports: MailTransport[] = [];
  closers.push(async () => {
    for (const transport of transports) transport.close();
  });
  const openTransport = (platform: Platform): MailTransport => {
    const folder = join(options.dataFolder, 'outbox', platform.key);
    const transport =
      options.smtpUrl === undefined ? createFolderTransport(folder) : createSmtpTransport(options.smtpUrl);
    transports.push(transport);
    return transport;
  };
  const translationProvider = options.translation && createLibreTranslate(options.translation);
  const assetStorageOf = options.s3 && (await openS3(options.s3));
  const services = new Map<string, Services>();
  // What reading began to tidy up on disk is finished before the process ends.
  closers.push(async () => {
    for (const { assets } of services.values()) await assets.settled();
    for (const { redirects } of services.values()) await redirects.writeUses();
  });
  const publicUrl = options.publicUrl ?? 'http://localhost';
  const publicHost = new URL(publicUrl).hostname;
  const servicesOf = (platform: Platform): Services => {
    const known = services.get(platform.id);
    if (known !== undefined) return known;
    const made = createServices(partsOf(platform));
    services.set(platform.id, made);
    return made;
  };
  let openPastPages: OpenPastPages | undefined;
  const pasts = new Map<string, Past>();
  const pastOf = (platform: Platform): Past => {
    const known = pasts.get(platform.id);
    if (known !== undefined) return known;
    const prepare = () => makePastSchema(platform.db, platform.schema);
    const past = createPastPlatform({ platform, database, locale: storedLocale, prepare });
    const made = {
      ...past,
      services: createServices({ ...partsOf(platform), platform: past.platform, clock: past.clock }),
    };
    pasts.set(platform.id, made);
    return made;
  };
  const sources = createInstallationSources({
    ...{ release, database, platforms, jobs, processes, servicesOf },
    dataFolder: options.dataFolder,
    filesIn: options.s3 === undefined ? 'folder' : 'bucket',
  });
  const platformActs = createPlatformActs({
    ...{ platforms, servicesOf, clock, publicUrl },
    removeFiles: (key) => removePlatformFiles({ dataFolder: options.dataFolder, s3: options.s3 }, key),
  });
  const { dataFolder, s3, authSecret } = options;
  const backupWork = createBackupWork({
    ...{ database, release, clock },
    options: options.backups ?? { folder: join(dataFolder, 'backups') },
    place: { connectionString, dataFolder, s3, authSecret, hasGivenSecret: true },
  });
  const partsOf = (platform: Platform): ServiceParts => {
    const isOwnHost = (host: string): boolean =>
      platforms.isHostOf(platform.id, host) || (host === publicHost && !platforms.knowsHost(host));
    return {
      platform,
      blocks,
      clock,
      jobs,
      live,
      log,
      installation: sources,
      platformActs,
      backupWork,
      authSecret: platforms.secretOf(platform.id),
      allowsLoopback: options.allowsLoopback ?? false,
      assetFolder: join(options.dataFolder, 'assets', platform.key),
      assetStorage: assetStorageOf?.(platform),
      mailTransport: openTransport(platform),
      hasMailServer: options.smtpUrl !== undefined,
      mailFrom: options.mailFrom,
      shippedMailTexts: foundMailTexts,
      shippedFileTexts: foundFileTexts,
      auditTexts: foundAuditTexts,
      todayTags: [...new Set(foundAttention.flatMap(({ tags }) => tags))],
      translationProvider,
      pastPages: () => openPastPages,
      hosts: {
        isOwn: isOwnHost,
        isTaken: (host) => platforms.knowsHost(host) && !platforms.isHostOf(platform.id, host),
        set: (hosts) => platforms.setOwnHosts(platform.id, hosts),
      },
      addresses: {
        isOwnHost,
        publicUrl,
        trustsNearbyHosts: options.trustsNearbyHosts ?? false,
      },
    };
  };

  defineJobs(jobs, servicesOf, async (platform) => {
    const tell = (line: string) => log.debug({ platform: platform.key }, line);
    await rebuildSearch({ installation: { blocks, clock, servicesOf }, platform, tell });
  });

  metrics.watchWork(() => waitingWork({ jobs, platforms, servicesOf }));

  return {
    database,
    platforms,
    jobs,
    live,
    processes,
    metrics,
    tracer,
    blocks,
    log,
    clock,
    servicesOf,
    pastOf,
    setPastPages: (open) => {
      openPastPages = open;
    },
    freshness,
    isReady: async () => (await database.answers()) && bus.isListening,
  };
}

/** Fetched only where files are kept so, and tried before anything is promised; each platform has its own part of the bucket. */
async function openS3(options: S3Options): Promise<(platform: Platform) => FileStorage> {
  const { checkS3, createS3Storage } = await import('#platform/server/storage/s3-storage.ts');
  await checkS3(options);
  return ({ key }) => createS3Storage({ ...options, prefix: `${key}/` });
}

function replicasOf({ replicaConnectionStrings: connectionStrings = [], log }: InstallationOptions) {
  if (connectionStrings.length === 0) return undefined;
  return {
    connectionStrings,
    onChange(replica: string, error: Error | undefined) {
      if (error === undefined) log.info({ replica }, 'a replica is there again');
      else log.warn({ err: error, replica }, 'a replica is not there; the database itself is asked');
    },
  };
}
