import { sql } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Platform, PlatformTransaction } from '../platform.ts';
import { within } from './within-transaction.ts';

export interface FailedJob {
  id: string;
  name: string;
  /** Absent for work that comes back by itself, which is done for every platform. */
  platformId: string | undefined;
  retryCount: number;
  failedAt: Date;
  reason: unknown;
  /** False when no part of this version does such work any more. */
  isKnown: boolean;
}

/** Null of work that comes often, and so is the same on every clock. */
type FailedData = { platformId?: string } | null;

export const failedQueue = 'failed';
/** One of two who press at once gets it. */
export const failedJobsLock = 'failed jobs';
/** Long enough to come back from a holiday and still find what failed. */
export const failedRetention = { retentionSeconds: 90 * 24 * 60 * 60 };

interface FailedJobsOptions {
  /** Of workers that have started. */
  boss(): Promise<PgBoss>;
  /** Whether a part of this version does such work. */
  isKnown(name: string): boolean;
  hasOnePlatform(): boolean;
}

/** Work of one queue that was tried as often as it may be. */
export class FailedJobs {
  readonly #options: FailedJobsOptions;

  constructor(options: FailedJobsOptions) {
    this.#options = options;
  }

  /** For an admin to see and try again; the newest first. */
  async list(platform: Platform): Promise<FailedJob[]> {
    const boss = await this.#options.boss();
    const jobs = await boss.findJobs<FailedData>(failedQueue);
    return jobs
      .filter(({ data }) => this.#isOf(platform, data))
      .map((job) => this.#describe(job))
      .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime());
  }

  /** Puts it back in its queue, with all its tries before it. Undefined when it is not there, or not this platform's. */
  async retry(platform: Platform, trx: PlatformTransaction, id: string): Promise<FailedJob | undefined> {
    const job = await this.#take(platform, trx, id, ({ isKnown }) => isKnown);
    if (job === undefined) return undefined;
    const boss = await this.#options.boss();
    const sent = await boss.send(job.failed.name, job.data, { db: within(trx) });
    if (sent === null) throw new Error(`job ${job.failed.name} was not accepted`);
    return job.failed;
  }

  async discard(platform: Platform, trx: PlatformTransaction, id: string): Promise<FailedJob | undefined> {
    return (await this.#take(platform, trx, id, () => true))?.failed;
  }

  /** Of two admins who press at once the other finds nothing. */
  async #take(platform: Platform, trx: PlatformTransaction, id: string, isWanted: (job: FailedJob) => boolean) {
    const boss = await this.#options.boss();
    const db = within(trx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${failedJobsLock}, 0))`.execute(trx);
    const [job] = await boss.findJobs<FailedData>(failedQueue, { id, db });
    if (job === undefined || !this.#isOf(platform, job.data)) return undefined;
    const failed = this.#describe(job);
    if (!isWanted(failed)) return undefined;
    await boss.deleteJob(failedQueue, id, { db });
    return { failed, data: job.data };
  }

  /** What is done for all platforms together is shown to the admins of an only one; among several to who runs the installation. */
  #isOf(platform: Platform, data: FailedData): boolean {
    const platformId = data?.platformId;
    return platformId === undefined ? this.#options.hasOnePlatform() : platformId === platform.id;
  }

  #describe(job: JobWithMetadata<FailedData>): FailedJob {
    const name = job.sourceName ?? job.name;
    return {
      id: job.id,
      name,
      platformId: job.data?.platformId,
      retryCount: job.sourceRetryCount ?? 0,
      failedAt: job.createdOn,
      reason: job.output,
      isKnown: this.#options.isKnown(name),
    };
  }
}
