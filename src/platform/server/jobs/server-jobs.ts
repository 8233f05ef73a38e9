import { AsyncLocalStorage } from 'node:async_hooks';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { DeclaredEffects } from '#platform/contract/calls/call-effects.ts';
import { defaultTimeZone, type TimeZone } from '#platform/contract/time/time-zone.ts';
import { asLongWork } from '../database/time-limit.ts';
import { withEffects } from '../effects.ts';
import type { Backlog } from '../http/work-metrics.ts';
import type { Logger } from '../logger.ts';
import type { Platform, PlatformTransaction } from '../platform.ts';
import { DueWork, ownPollingSeconds } from './due-work.ts';
import { FailedJobs, failedQueue, failedRetention } from './failed-jobs.ts';
import { type JobDefinition, jobScope, type RecurringJob } from './job-definition.ts';
import { KeptQueues, keepSchedules, type WantedSchedule } from './kept-queues.ts';
import { WorkOfQueue } from './queue-work.ts';
import { within } from './within-transaction.ts';

type AnyJob = JobDefinition<never>;

export interface ServerJobsOptions {
  /** Whose tables are where this queue is. */
  isHere(platform: Platform): boolean;
  connectionString: string;
  log: Logger;
  /** Asks the database when it is not known here: another process may have just added it. */
  platformById(id: string): Promise<Platform | undefined>;
  /** Those whose tables are where this queue is. */
  allPlatforms(): readonly Platform[];
  /** Of this installation there is one platform and no other. */
  hasOnePlatform(): boolean;
  onEnd(name: string, result: 'completed' | 'failed'): void;
  /** Where traces are told. */
  trace?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined;
  /** After it was put with what failed; without a platform it is work for all of them. */
  onGivenUp?(platform: Platform | undefined): Promise<void>;
}

export interface JobBacklog extends Backlog {
  queue: string;
  active: number;
}

type DefinedJob = JobWithMetadata<{ platformId: string; data: never }>;
/** Without a zone it is done for all platforms at once. */
type RecurringRun = JobWithMetadata<{ timeZone?: TimeZone } | null>;

/** In seconds. Work whose process was killed is taken up by another within half a minute: beat, look, and first wait together. */
const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const heartbeatSeconds = 10;
const firstRetrySeconds = 7;

const schema = 'jobs';
/** Every queue has a row: a figure that is 0 is known, one that is absent is not. */
const backlogStatement = `
  select queue.name as queue,
    count(job.id) filter (where job.state < 'active' and job.start_after <= now())::int as count,
    count(job.id) filter (where job.state = 'active')::int as active,
    coalesce(extract(epoch from now() - min(job.start_after)
      filter (where job.state < 'active' and job.start_after <= now())), 0)::float8 as "oldestSeconds"
  from ${schema}.queue
  left join ${schema}.job on job.name = queue.name and job.state < 'completed'
  group by queue.name
  order by queue.name`;
const zonesQueue = 'follow-time-zones';

/** Comes every hour or oftener, and so is the same on every clock. */
const isOften = (cron: string): boolean => cron.split(' ')[1] === '*';

/**
 * Mail, schedules and clean-up: kept in the database with the change that caused them, so that a crash loses none. One queue
 * for each server that platforms live on: a transaction reaches no further.
 */
export class ServerJobs {
  #opening: Promise<PgBoss> | undefined;
  readonly #options: ServerJobsOptions;
  readonly #definitions = new Map<string, AnyJob>();
  readonly #recurring = new Map<string, RecurringJob>();
  #starting: Promise<void> | undefined;
  readonly #dueWork = new DueWork();
  readonly failed: FailedJobs;
  readonly work: WorkOfQueue;
  /** The workers live longer than the call that happened to start them, so they must not run as a part of it. */
  readonly #outsideOfCalls = AsyncLocalStorage.snapshot();

  constructor(options: ServerJobsOptions) {
    this.#options = options;
    const known = {
      boss: () => this.start().then(() => this.#boss()),
      isKnown: (name: string) => this.#definitions.has(name) || this.#recurring.has(name),
    };
    this.failed = new FailedJobs({ ...known, hasOnePlatform: () => options.hasOnePlatform() });
    this.work = new WorkOfQueue(known);
  }

  /** The package is large, and nobody who reads needs it: it is loaded with the first work, or soon after the start. */
  #boss(): Promise<PgBoss> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<PgBoss> {
    const { connectionString, log } = this.#options;
    const { PgBoss } = await import('pg-boss');
    // Not the pool of the requests: a transaction that enqueues would wait for itself when that one is full.
    const boss = new PgBoss({ connectionString, schema, max: 1, application_name: 'plein-jobs', ...supervision });
    boss.on('error', (error) => log.error({ err: error }, 'jobs'));
    return boss;
  }

  define<Data extends object>(definition: JobDefinition<Data>): void {
    if (this.#starting !== undefined)
      throw new Error(`job ${definition.name} is defined after the start, so nobody would run it`);
    if ((definition.retryDelay ?? 0) > firstRetrySeconds)
      throw new Error(`job ${definition.name} would wait too long after its process was killed`);
    this.#definitions.set(definition.name, definition as unknown as AnyJob);
  }

  defineRecurring(job: RecurringJob): void {
    if (this.#starting !== undefined)
      throw new Error(`job ${job.name} is defined after the start, so nobody would run it`);
    this.#recurring.set(job.name, job);
  }

  /** Once, whoever asks for it first; after a failure the next one tries again. */
  start(): Promise<void> {
    this.#starting ??= this.#outsideOfCalls(() => this.#startAll()).catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #startAll(): Promise<void> {
    const boss = await this.#boss();
    await boss.start();
    const queues = await KeptQueues.read(boss);
    await queues.ensure(failedQueue, failedRetention);
    for (const definition of this.#definitions.values()) await this.#startQueue(boss, queues, definition);
    this.#dueWork.watch(boss);
    for (const job of this.#recurring.values()) await this.#startRecurring(boss, queues, job);
    await queues.ensure(zonesQueue);
    await this.#followTimeZones(boss);
    await boss.work(zonesQueue, { pollingIntervalSeconds: 30 }, () => this.#followTimeZones(boss));
  }

  /** One job at its hour, whatever the number of processes; it sees to every platform that has that hour. */
  async #startRecurring(boss: PgBoss, queues: KeptQueues, { name }: RecurringJob): Promise<void> {
    const options = {
      retryLimit: 8,
      retryDelay: firstRetrySeconds,
      retryBackoff: true,
      heartbeatSeconds,
      deadLetter: failedQueue,
    };
    await queues.ensure(name, options);
    await boss.work(name, { pollingIntervalSeconds: 30, includeMetadata: true }, async (batch: RecurringRun[]) => {
      for (const { id, data, retryCount, retryLimit } of batch) {
        await this.runRecurring(name, data?.timeZone).catch((error: unknown) => {
          if (retryCount < retryLimit) throw error;
          return this.#giveUp(boss, name, id, error, undefined);
        });
      }
    });
  }

  /** What is done at night has a schedule in each zone that some platform has chosen by now, and in no other. */
  async #followTimeZones(boss: PgBoss): Promise<void> {
    const zones = new Set<TimeZone>([defaultTimeZone]);
    for (const platform of this.#options.allPlatforms()) {
      try {
        zones.add((await platform.locale()).timeZone);
      } catch (error) {
        // The others have their nights all the same.
        this.#options.log.error({ err: error, platform: platform.key }, 'time zone not read');
      }
    }
    const schedules = [...this.#recurring.values()].flatMap(({ name, cron }): WantedSchedule[] =>
      isOften(cron) ? [{ name, cron }] : [...zones].map((timeZone) => ({ name, cron, timeZone })),
    );
    await keepSchedules(boss, [...schedules, { name: zonesQueue, cron: '5 * * * *' }]);
  }

  /** Failed by ourselves and not by throwing, so that it is with what failed when others are told of it. */
  async #giveUp(boss: PgBoss, name: string, id: string, error: unknown, platform?: Platform): Promise<void> {
    await boss.fail(name, id, error instanceof Error ? error : new Error(String(error)));
    await this.#options.onGivenUp?.(platform);
  }

  /** Every platform, or every one in a time zone, gets its turn, also when another's failed; then the job is tried again. */
  async runRecurring(name: string, timeZone?: TimeZone): Promise<void> {
    const job = this.#recurring.get(name);
    if (job === undefined) throw new Error(`there is no recurring job ${name}`);
    const failures: unknown[] = [];
    for (const platform of this.#options.allPlatforms()) {
      // Where it arrives its hour may be past: it is seen to from here.
      await platform.place.settled();
      try {
        if (timeZone !== undefined && (await platform.locale()).timeZone !== timeZone) continue;
        await this.#withEffects(job, () => job.run(platform));
        this.#options.onEnd(name, 'completed');
      } catch (error) {
        failures.push(error);
        this.#options.onEnd(name, 'failed');
        this.#options.log.error({ err: error, job: name, platform: platform.key }, 'job failed');
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${name} failed`);
  }

  #withEffects<T>(job: DeclaredEffects & { name: string }, work: () => Promise<T>): Promise<T> {
    const { log, trace } = this.#options;
    const traced = trace === undefined ? work : () => trace(jobScope(job.name), work);
    return withEffects({ name: jobScope(job.name), declared: job, log }, () => asLongWork(traced));
  }

  async #startQueue(
    boss: PgBoss,
    queues: KeptQueues,
    { name, retryLimit, retryDelay = firstRetrySeconds, retryDelayMax, atOnce = 1 }: AnyJob,
  ): Promise<void> {
    const options = {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      heartbeatSeconds,
      deadLetter: failedQueue,
      ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
    };
    await queues.ensure(name, options);
    for (let place = 0; place < atOnce; place++) await this.#startWorker(boss, name);
  }

  async #startWorker(boss: PgBoss, name: string): Promise<void> {
    const polling = { pollingIntervalSeconds: ownPollingSeconds, includeMetadata: true as const };
    const worker = await boss.work(name, polling, async (batch: DefinedJob[]) => {
      try {
        for (const job of batch) await this.#run(boss, name, job);
      } finally {
        // There may be more: ten thousand mails would otherwise leave at one a second. Who finds nothing waits as ever.
        boss.notifyWorker(worker);
      }
    });
    this.#dueWork.add(name, worker);
  }

  async #run(boss: PgBoss, name: string, job: DefinedJob): Promise<void> {
    const { platformId, data } = job.data;
    const platform = await this.#options.platformById(platformId);
    // The platform was removed with everything that was still to be done for it.
    if (platform === undefined) return;
    const definition = this.#definitions.get(name);
    if (definition === undefined) return;
    // It moves with what is still to be done for it, which is done there, or here when it stays.
    await platform.place.settled();
    if (!this.#options.isHere(platform)) return;
    try {
      await this.#withEffects(definition, () => definition.run(platform, data, job.signal));
      this.#options.onEnd(name, 'completed');
    } catch (error) {
      this.#options.onEnd(name, 'failed');
      this.#options.log.error({ err: error, job: name, platform: platform.key }, 'job failed');
      if (job.retryCount < job.retryLimit) throw error;
      await this.#withEffects(definition, async () => definition.onGivenUp?.(platform, data, error));
      await this.#giveUp(boss, name, job.id, error, platform);
    }
  }

  /** In the caller's transaction: the job is there exactly when the change is. */
  async enqueue<Data extends object>(
    platform: Platform,
    trx: PlatformTransaction,
    job: Pick<JobDefinition<Data>, 'name'>,
    data: Data,
    startAfter?: Date,
  ): Promise<void> {
    await this.start();
    const boss = await this.#boss();
    const id = await boss.send(
      job.name,
      { platformId: platform.id, data },
      { db: within(trx), ...(startAfter === undefined ? {} : { startAfter }) },
    );
    if (id === null) throw new Error(`job ${job.name} was not accepted`);
  }

  /** What is to be done and nobody began with, by queue. A process that began with none of it yet tells nothing. */
  async backlog(): Promise<{ queues: JobBacklog[]; failedJobs: number }> {
    if (this.#starting === undefined) return { queues: [], failedJobs: 0 };
    await this.#starting;
    const { rows } = await (await this.#boss()).getDb().executeSql(backlogStatement);
    const all = rows as JobBacklog[];
    const queues = all.filter(({ queue }) => queue !== failedQueue);
    return { queues, failedJobs: all.find(({ queue }) => queue === failedQueue)?.count ?? 0 };
  }

  async stop(seconds: number): Promise<void> {
    if (this.#starting === undefined) return;
    await this.#starting.catch(() => undefined);
    const boss = await this.#boss();
    this.#dueWork.stop();
    await boss.stop({ graceful: true, timeout: seconds * 1000 });
  }
}
