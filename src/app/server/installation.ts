import { join } from 'node:path';
import type { BackupOptions } from '#features/backups/server/backup-work.ts';
import type { DrawTrial } from '#features/backups/server/try-restore.ts';
import { FiguresOfPlatforms } from '#features/installation/server/figures/figures-of-platforms.ts';
import { createProcessRegister, type ProcessRegister } from '#features/installation/server/process-register.ts';
import { failedJobsTag } from '#features/jobs/contract/jobs.tags.ts';
import { createFolderTransport } from '#features/mail/server/folder-transport.ts';
import type { MailTransport } from '#features/mail/server/mail-transport.ts';
import { createSmtpTransport } from '#features/mail/server/smtp-transport.ts';
import { createHostPaces } from '#features/outside-links/server/host-pace.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { PlatformsService, platformListChange } from '#features/platforms/server/platforms.service.ts';
import { storedLocale } from '#features/settings/server/settings.repository.ts';
import { makePastSchema } from '#features/time-machine/server/past-views.ts';
import type { OpenPastPages } from '#features/time-machine/server/sealing/past-pages.ts';
import { createLibreTranslate, type LibreTranslateOptions } from '#features/translation/server/libre-translate.ts';
import { countsChannel } from '#platform/server/cache/cache-bus.ts';
import type { Freshness } from '#platform/server/cache/freshness.ts';
import { type Clock, DatabaseClock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { createMetrics, type Metrics } from '#platform/server/http/metrics.ts';
import { SharedCounts, type ToldCounts } from '#platform/server/http/shared-counts.ts';
import { Jobs } from '#platform/server/jobs/jobs.ts';
import { LiveHub } from '#platform/server/live/live-hub.ts';
import type { Logger } from '#platform/server/logger.ts';
import { mainServer } from '#platform/server/main-server.ts';
import { createPastPlatform, type PastPlatform } from '#platform/server/past/past-platform.ts';
import type { Platform } from '#platform/server/platform.ts';
import { readRelease } from '#platform/server/release.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';
import { traceStatements } from '#platform/server/tracing/trace-statements.ts';
import { createTracer, type Tracer, type TracingOptions } from '#platform/server/tracing/tracer.ts';
import { findBlockRules } from './block-rules.ts';
import { foundAttention, foundAuditTexts, foundFileTexts, foundMailTexts } from './found.generated.ts';
import { measurePlatform } from './installation/measure-platform.ts';
import { createOfInstallation } from './installation/of-installation.ts';
import { openS3 } from './installation/open-s3.ts';
import { type OpenServer, openServer } from './installation/open-servers.ts';
import { replicasOf } from './installation/replicas-of.ts';
import { standingOf } from './installation/standing.ts';
import { waitingWork } from './installation/waiting-work.ts';
import { writeCounts } from './installation/write-counts.ts';
import { defineJobs } from './jobs.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { createServices, type ServiceParts, type Services } from './services/services.ts';

export interface InstallationOptions {
  connectionString: string;
  poolSize: number;
  poolerConnectionString?: string | undefined;
  /** Addresses of other database servers that platforms live on, by name. */
  otherServers?: ReadonlyMap<string, string> | undefined;
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
  /** For how long the database may say nothing before it counts as away, in milliseconds; without it a second. */
  longestSilence?: number | undefined;
  /** What links in mails start with when a request came over a host that nobody named. */
  publicUrl?: string | undefined;
  /** Whose certificates are good for the names of platforms; without it those that everyone trusts. */
  trustedCertificates?: string | undefined;
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
  /** How often somebody called, over all processes. */
  limits: SharedCounts;
  live: LiveHub;
  /** Which processes there are; this one is among them once it begins to serve. */
  processes: ProcessRegister;
  /** What each platform holds; what changes is counted by itself once it begins to. */
  figures: FiguresOfPlatforms;
  /** Of the server where this platform is. */
  freshnessOf(platform: Platform): Freshness;
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
  /** By what a backup that is restored on trial is drawn; from when pages are served. */
  setTrialDrawing(draw: DrawTrial): void;
  /** Whether visitors are to be sent here. */
  isReady(): Promise<boolean>;
  /** From now on they are not: it answers only what still comes. */
  leave(): void;
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
  const onError = (error: unknown) => log.error({ err: error }, 'list of platforms');
  const tracer = options.tracing && createTracer(options.tracing, log);
  const onStatement = tracer && traceStatements(tracer);
  // After everything that is told of has ended.
  if (tracer !== undefined) closers.push(() => tracer.close());
  const others = options.otherServers ?? new Map<string, string>();
  const serverOptions = (name: string) => ({
    ...{ name, poolSize: options.poolSize, hasOthersBeside: others.size > 0, staleMinutes: options.staleMinutes },
    ...{ log, onStatement, now: () => clock.now().getTime(), longestSilence: options.longestSilence },
    // All of them together keep what one would.
    cacheMegabytes: Math.ceil(options.cacheMegabytes / (others.size + 1)),
    platformById: (id: string) => platforms.byId(id),
    platforms: () => platforms.all().filter(({ place }) => place.server.name === name),
  });
  const opening = [
    openServer({
      ...serverOptions(mainServer),
      ...{ connectionString, setting: 'DATABASE_URL', replicas: replicasOf(options) },
      poolerConnectionString: options.poolerConnectionString,
      onPlatforms(id) {
        if (id !== platformListChange) return false;
        platforms.reload().catch(onError);
        return true;
      },
      onBack: () => void platforms.reload().catch(onError),
      onHeartbeat: (beat) => databaseClock.noteHeartbeat(beat),
      onCounts: (payload) => limits.hear(JSON.parse(payload) as ToldCounts),
    }),
    ...[...others].map(([name, address]) =>
      openServer({
        ...serverOptions(name),
        ...{
          connectionString: address,
          setting: 'DATABASE_SERVERS',
          onPlatforms: () => false,
          onBack: () => undefined,
        },
      }),
    ),
  ];
  const servers = new Map<string, OpenServer>();
  const openings = await Promise.allSettled(opening);
  for (const one of openings) {
    if (one.status === 'rejected') continue;
    servers.set(one.value.name, one.value);
    closers.push(() => one.value.database.close());
  }
  const failed = openings.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const main = servers.get(mainServer);
  if (main === undefined) throw new Error('there is no main server');
  const { database, freshness } = main;
  const all = [...servers.values()];
  const sumOf = (of: (server: OpenServer) => number) => all.reduce((sum, server) => sum + of(server), 0);
  const blocks = await findBlockRules();
  const limits = new SharedCounts({
    id: database.id,
    onError: (error) => log.debug({ err: error }, 'others could not be told how often somebody called'),
    async tell(told) {
      await database.pool.query('select pg_notify($1, $2)', [countsChannel, JSON.stringify(told)]);
    },
  });
  closers.push(() => limits.close());
  const live = new LiveHub();
  const metrics = createMetrics({
    liveChannels: () => live.size,
    cacheBytes: () => sumOf(({ caches }) => caches.responses.size),
    databaseConnections: () => ({
      open: sumOf(({ database: { pool } }) => pool.totalCount),
      idle: sumOf(({ database: { pool } }) => pool.idleCount),
      waiting: sumOf(({ database: { pool } }) => pool.waitingCount),
    }),
    replicas: () => database.replicas,
    isDatabaseAway: () => all.some((server) => server.freshness.state !== 'fresh'),
    processes: () => freshness.processes,
    onError: (error) => log.warn({ err: error }, 'figures not read'),
  });
  const figures = new FiguresOfPlatforms({
    ...{ control: database.control, clock, isFirst: () => processes.isFirst() },
    platformIds: () => platforms.all().map(({ id }) => id),
    async measure(id) {
      const platform = platforms.byId(id);
      return platform && measurePlatform(platform, servicesOf(platform), clock);
    },
    // After a start the database has those to answer who waited for it.
    firstLookAfter: 60_000,
    onError: (error) => void log.warn({ err: error }, 'a platform was not counted'),
  });
  closers.push(() => figures.close());
  const platforms = new PlatformsService({
    ...{ servers, onError },
    onNewer: (migrations) => log.warn({ migrations }, 'a newer Plein has added to the tables'),
    locale: storedLocale,
    authSecret: options.authSecret,
    onForget(platformId, tags) {
      live.changed(platformId, tags);
      figures.hear(platformId, tags);
    },
  });
  closers.push(async () => platforms.close());
  await platforms.open();
  for (const server of all) {
    closers.push(async () => server.freshness.close());
    closers.push(() => server.bus.close());
  }
  await Promise.all(all.map(({ bus }) => bus.open()));

  const jobs = new Jobs({
    ...{ connectionString, others, log },
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
    ...{ control: database.control, clock, release, servers: [...servers.keys()] },
    answers: () => ({ kept: metrics.cacheHits.count, made: metrics.times }),
    clockAhead: () => databaseClock.ahead,
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
  // What reading began to tidy up on disk is finished before the process ends, and what was counted is written.
  closers.push(async () => {
    for (const { assets } of services.values()) await assets.settled();
    for (const one of services.values()) await writeCounts(one);
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
  let drawTrial: DrawTrial | undefined;
  const pasts = new Map<string, Past>();
  const pastOf = (platform: Platform): Past => {
    const known = pasts.get(platform.id);
    if (known !== undefined) return known;
    const prepare = () => makePastSchema(platform.db, platform.schema);
    const past = createPastPlatform({ platform, locale: storedLocale, prepare });
    const made = {
      ...past,
      services: createServices({ ...partsOf(platform), platform: past.platform, clock: past.clock }),
    };
    pasts.set(platform.id, made);
    return made;
  };
  const ofInstallation = createOfInstallation({
    ...{ options, release, database, servers: all, others, publicUrl, platforms, jobs, processes, figures, clock },
    servicesOf,
    drawTrial: () => drawTrial,
  });
  const hostPaces = createHostPaces(database.control);
  const partsOf = (platform: Platform): ServiceParts => {
    const isOwnHost = (host: string): boolean =>
      platforms.isHostOf(platform.id, host) || (host === publicHost && !platforms.knowsHost(host));
    return {
      platform,
      blocks,
      clock,
      ...{ jobs, live, log, counting: metrics.counting },
      ofInstallation,
      authSecret: platforms.secretOf(platform.id),
      allowsLoopback: options.allowsLoopback ?? false,
      hostPaces,
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

  const leaving = new AbortController();
  metrics.watchWork(() => waitingWork({ jobs, platforms, figures, clock }));
  const { backupWork, certificateWork } = ofInstallation;
  metrics.watchStanding(() => standingOf({ backupWork, certificateWork, platforms, servicesOf, clock }));

  return {
    database,
    platforms,
    jobs,
    limits,
    live,
    processes,
    figures,
    metrics,
    tracer,
    blocks,
    log,
    clock,
    servicesOf,
    pastOf,
    setTrialDrawing: (draw) => {
      drawTrial = draw;
    },
    setPastPages: (open) => {
      openPastPages = open;
    },
    freshnessOf: ({ place }) => (servers.get(place.server.name) ?? main).freshness,
    // Without another server only its platforms do without.
    isReady: async () => !leaving.signal.aborted && (await database.answers()) && main.bus.isListening,
    leave: () => leaving.abort(),
  };
}
