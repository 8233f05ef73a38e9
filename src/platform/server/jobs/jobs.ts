import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from '../logger.ts';
import type { Platform, PlatformTransaction } from '../platform.ts';

/** A kind of work that outlives the request that asked for it. */
export interface JobDefinition<Data extends object> {
  name: string;
  /** How often it is tried again; waits double from `retryDelay` seconds on. */
  retryLimit: number;
  retryDelay: number;
  run(platform: Platform, data: Data, signal: AbortSignal): Promise<void>;
}

type AnyJob = JobDefinition<never>;

interface JobsOptions {
  connectionString: string;
  log: Logger;
  /** Asks the database when it is not known here: another process may have just added it. */
  platformById(id: string): Promise<Platform | undefined>;
  onEnd(name: string, result: 'completed' | 'failed'): void;
}

export interface FailedJob {
  id: string;
  name: string;
  platformId: string;
  retryCount: number;
  failedAt: Date | null;
  reason: unknown;
}

const schema = 'jobs';
const failedQueue = 'failed';

/** Mail, schedules and clean-up: kept in the database with the change that caused them, so that a crash loses none. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #options: JobsOptions;
  readonly #definitions = new Map<string, AnyJob>();
  #starting: Promise<void> | undefined;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#boss = new PgBoss({
      connectionString: options.connectionString,
      schema,
      max: 2,
      application_name: 'plein-jobs',
    });
    this.#boss.on('error', (error) => options.log.error({ err: error }, 'jobs'));
  }

  define<Data extends object>(definition: JobDefinition<Data>): void {
    if (this.#starting !== undefined)
      throw new Error(`job ${definition.name} is defined after the start, so nobody would run it`);
    this.#definitions.set(definition.name, definition as unknown as AnyJob);
  }

  /** Once, whoever asks for it first; after a failure the next one tries again. */
  start(): Promise<void> {
    this.#starting ??= this.#startAll().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #startAll(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(failedQueue);
    for (const definition of this.#definitions.values()) await this.#startQueue(definition);
  }

  async #startQueue({ name, retryLimit, retryDelay }: AnyJob): Promise<void> {
    const options = { retryLimit, retryDelay, retryBackoff: true, deadLetter: failedQueue };
    await this.#boss.createQueue(name, options);
    await this.#boss.updateQueue(name, options);
    await this.#boss.work<{ platformId: string; data: never }>(name, { pollingIntervalSeconds: 1 }, async (batch) => {
      for (const job of batch) await this.#run(name, job.data.platformId, job.data.data, job.signal);
    });
  }

  async #run(name: string, platformId: string, data: never, signal: AbortSignal): Promise<void> {
    const platform = await this.#options.platformById(platformId);
    // The platform was removed with everything that was still to be done for it.
    if (platform === undefined) return;
    try {
      await this.#definitions.get(name)?.run(platform, data, signal);
      this.#options.onEnd(name, 'completed');
    } catch (error) {
      this.#options.onEnd(name, 'failed');
      this.#options.log.error({ err: error, job: name, platform: platform.key }, 'job failed');
      throw error;
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
    const db = {
      executeSql: async (text: string, values?: unknown[]) => {
        const result = await trx.executeQuery(CompiledQuery.raw(text, values));
        return { rows: result.rows };
      },
    };
    const id = await this.#boss.send(
      job.name,
      { platformId: platform.id, data },
      { db, ...(startAfter === undefined ? {} : { startAfter }) },
    );
    if (id === null) throw new Error(`job ${job.name} was not accepted`);
  }

  /** Work that was tried as often as it may be, for an admin to see and try again. */
  async failed(): Promise<FailedJob[]> {
    await this.start();
    const jobs = await this.#boss.findJobs<{ platformId: string }>(failedQueue);
    return jobs.map((job) => ({
      id: job.id,
      name: job.sourceName ?? job.name,
      platformId: job.data.platformId,
      retryCount: job.sourceRetryCount ?? 0,
      failedAt: job.createdOn,
      reason: job.output,
    }));
  }

  async stop(seconds: number): Promise<void> {
    if (this.#starting === undefined) return;
    await this.#starting.catch(() => undefined);
    await this.#boss.stop({ graceful: true, timeout: seconds * 1000 });
  }
}
