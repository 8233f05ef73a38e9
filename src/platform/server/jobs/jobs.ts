import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { mainServer } from '../main-server.ts';
import type { Platform, PlatformTransaction } from '../platform.ts';
import type { FailedJob } from './failed-jobs.ts';
import type { JobDefinition, RecurringJob } from './job-definition.ts';
import type { FailedJobsAsked, QueueWork } from './queue-work.ts';
import { type JobBacklog, ServerJobs, type ServerJobsOptions } from './server-jobs.ts';
import type { JobsTransaction } from './within-transaction.ts';

interface JobsOptions extends Omit<ServerJobsOptions, 'hasOnePlatform' | 'isHere'> {
  /** Addresses of the other servers that platforms live on, by name. */
  others?: ReadonlyMap<string, string>;
}

/** What is to be done for a platform waits on the server where the platform is; whoever has work for one need not know which. */
export class Jobs {
  readonly #queues: ReadonlyMap<string, ServerJobs>;

  constructor({ connectionString, others = new Map(), allPlatforms, ...shared }: JobsOptions) {
    const queueOn = ([name, address]: readonly [string, string]): [string, ServerJobs] => {
      const isHere = ({ place }: Platform) => place.server.name === name;
      const queue = new ServerJobs({
        ...{ ...shared, connectionString: address, isHere },
        hasOnePlatform: () => allPlatforms().length === 1,
        allPlatforms: () => allPlatforms().filter(isHere),
      });
      return [name, queue];
    };
    this.#queues = new Map([[mainServer, connectionString] as const, ...others].map(queueOn));
  }

  define<Data extends object>(definition: JobDefinition<Data>): void {
    for (const queue of this.#all()) queue.define(definition);
  }

  defineRecurring(job: RecurringJob): void {
    for (const queue of this.#all()) queue.defineRecurring(job);
  }

  /** All of them, also when one server is away: those that failed are tried by the next who has work there. */
  async start(): Promise<void> {
    const begun = await Promise.allSettled(this.#all().map((queue) => queue.start()));
    const failures = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, 'jobs do not start');
  }

  async runRecurring(name: string, timeZone?: TimeZone): Promise<void> {
    for (const queue of this.#all()) await queue.runRecurring(name, timeZone);
  }

  /** In the caller's transaction: the job is there exactly when the change is. */
  enqueue<Data extends object>(
    platform: Platform,
    trx: PlatformTransaction,
    job: Pick<JobDefinition<Data>, 'name'>,
    data: Data,
    startAfter?: Date,
  ): Promise<void> {
    return this.#of(platform).enqueue(platform, trx, job, data, startAfter);
  }

  failed(platform: Platform): Promise<FailedJob[]> {
    return this.#of(platform).failed.list(platform);
  }

  retry(platform: Platform, trx: PlatformTransaction, id: string): Promise<FailedJob | undefined> {
    return this.#of(platform).failed.retry(platform, trx, id);
  }

  discard(platform: Platform, trx: PlatformTransaction, id: string): Promise<FailedJob | undefined> {
    return this.#of(platform).failed.discard(platform, trx, id);
  }

  /** Of all servers together; what waits on one that is away is not known. */
  async backlog(): Promise<{ queues: JobBacklog[]; failedJobs: number }> {
    const [first, ...others] = await Promise.allSettled(this.#all().map((queue) => queue.backlog()));
    if (first?.status === 'rejected') throw first.reason;
    const told = [first, ...others].flatMap((one) => (one?.status === 'fulfilled' ? [one.value] : []));
    const byName = new Map<string, JobBacklog>();
    for (const one of told.flatMap(({ queues }) => queues)) {
      const known = byName.get(one.queue);
      byName.set(one.queue, known === undefined ? one : added(known, one));
    }
    return { queues: [...byName.values()], failedJobs: told.reduce((sum, { failedJobs }) => sum + failedJobs, 0) };
  }

  /** All work of all platforms, by the server where it waits; of one that is away nothing is known. */
  async work(): Promise<{ server: string; work: QueueWork }[]> {
    const servers = [...this.#queues.keys()];
    const [first, ...others] = await Promise.allSettled(this.#all().map((queue) => queue.work.read()));
    if (first?.status === 'rejected') throw first.reason;
    return [first, ...others].flatMap((one, index) =>
      one?.status === 'fulfilled' ? [{ server: servers[index] ?? mainServer, work: one.value }] : [],
    );
  }

  /** Whosever it is; the transaction is one of that server. Answers how many it were. */
  async settle(
    server: string,
    trx: JobsTransaction,
    asked: FailedJobsAsked,
    act: 'retry' | 'discard',
  ): Promise<number> {
    return (await this.#queues.get(server)?.work.settle(trx, asked, act)) ?? 0;
  }

  async stop(seconds: number): Promise<void> {
    await Promise.all(this.#all().map((queue) => queue.stop(seconds)));
  }

  #all(): ServerJobs[] {
    return [...this.#queues.values()];
  }

  #of({ place }: Platform): ServerJobs {
    const queue = this.#queues.get(place.server.name);
    if (queue === undefined) throw new Error(`there is no queue on the server ${place.server.name}`);
    return queue;
  }
}

const added = (one: JobBacklog, other: JobBacklog): JobBacklog => ({
  queue: one.queue,
  count: one.count + other.count,
  active: one.active + other.active,
  oldestSeconds: Math.max(one.oldestSeconds, other.oldestSeconds),
});
