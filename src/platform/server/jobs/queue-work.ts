import type { PgBoss } from 'pg-boss';
import { failedJobsLock, failedQueue } from './failed-jobs.ts';
import { type JobsTransaction, within } from './within-transaction.ts';

/** Whose work it is: a platform's, or that of all of them together. */
interface OfSomebody {
  name: string;
  platformId: string | null;
}

interface RunningJob extends OfSomebody {
  startedAt: Date;
  /** Of long work, that knows how far it is. */
  workId: string | null;
}

interface WaitingJobs extends OfSomebody {
  /** Whose time has come. */
  due: number;
  since: Date | null;
  /** That did not succeed yet and are tried again later. */
  retrying: number;
  nextAt: Date | null;
}

/** What was given up of one kind for one platform. */
interface FailedKind extends OfSomebody {
  count: number;
  /** Of the newest. */
  failedAt: Date;
  attempts: number;
  reason: unknown;
  /** False when no part of this version does such work any more. */
  isKnown: boolean;
}

export interface QueueWork {
  running: RunningJob[];
  waiting: WaitingJobs[];
  failed: FailedKind[];
}

/** Up to which moment, so that nothing goes along that came later than what somebody looked at. */
export type FailedJobsAsked = Pick<FailedKind, 'name' | 'platformId'> & { until: Date };

/** Nobody reads more kinds of work than this; what is told is never longer than a screen or two. */
const mostRows = 100;
/** At once, in one transaction; whoever has more presses again. */
const mostSettled = 1000;

const ofWhom = `data->>'platformId' as "platformId"`;

/** What comes back by itself is looked for twice a minute: that it waits so long says nothing. */
const oftenWaits = `interval '45 seconds'`;

const runningStatement = `
  select name, ${ofWhom}, data->'data'->>'workId' as "workId", started_on as "startedAt"
  from jobs.job
  where state = 'active' and name <> '${failedQueue}'
  order by started_on, id
  limit ${mostRows}`;

const waitingStatement = `
  select name, ${ofWhom},
    count(*) filter (where start_after <= now())::int as due,
    min(start_after) filter (where start_after <= now()) as since,
    count(*) filter (where start_after > now())::int as retrying,
    min(start_after) filter (where start_after > now()) as "nextAt"
  from jobs.job
  where state < 'active' and name <> '${failedQueue}'
    and (state = 'retry' or start_after <= now() - case when data->>'platformId' is null then ${oftenWaits} else interval '0' end)
  group by 1, 2
  order by since nulls last, "nextAt", name
  limit ${mostRows}`;

const failedStatement = `
  select coalesce(source_name, name) as name, ${ofWhom},
    count(*)::int as count,
    max(created_on) as "failedAt",
    max(coalesce(source_retry_count, 0)) + 1 as attempts,
    (array_agg(output order by created_on desc))[1] as reason
  from jobs.job
  where state < 'active' and name = '${failedQueue}'
  group by 1, 2
  order by "failedAt" desc
  limit ${mostRows}`;

/** As a screen can say the moment: in milliseconds. */
const askedStatement = `
  select id, data from jobs.job
  where state < 'active' and name = '${failedQueue}' and coalesce(source_name, name) = $1
    and data->>'platformId' is not distinct from $2 and date_trunc('milliseconds', created_on) <= $3
  order by created_on
  limit ${mostSettled}`;

interface WorkOfQueueOptions {
  /** Of workers that have started. */
  boss(): Promise<PgBoss>;
  /** Whether a part of this version does such work. */
  isKnown(name: string): boolean;
}

/** All work of one queue, of whichever platform, for who runs the installation. */
export class WorkOfQueue {
  readonly #options: WorkOfQueueOptions;

  constructor(options: WorkOfQueueOptions) {
    this.#options = options;
  }

  async read(): Promise<QueueWork> {
    const db = (await this.#options.boss()).getDb();
    const rowsOf = async <Row>(statement: string): Promise<Row[]> => (await db.executeSql(statement)).rows as Row[];
    const failed = await rowsOf<Omit<FailedKind, 'isKnown'>>(failedStatement);
    return {
      running: await rowsOf<RunningJob>(runningStatement),
      waiting: await rowsOf<WaitingJobs>(waitingStatement),
      failed: failed.map((one) => ({ ...one, isKnown: this.#options.isKnown(one.name) })),
    };
  }

  /** Puts them back in their queue, each with all its tries before it, or lets them go. Answers how many. */
  async settle(trx: JobsTransaction, asked: FailedJobsAsked, act: 'retry' | 'discard'): Promise<number> {
    const { name, platformId, until } = asked;
    if (act === 'retry' && !this.#options.isKnown(name)) return 0;
    const boss = await this.#options.boss();
    const db = within(trx);
    await db.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [failedJobsLock]);
    const { rows } = await db.executeSql(askedStatement, [name, platformId, until]);
    const found = rows as { id: string; data: object | null }[];
    if (found.length === 0) return 0;
    await boss.deleteJob(
      failedQueue,
      found.map(({ id }) => id),
      { db },
    );
    if (act === 'retry')
      for (const { data } of found) {
        if ((await boss.send(name, data, { db })) === null) throw new Error(`job ${name} was not accepted`);
      }
    return found.length;
  }
}
