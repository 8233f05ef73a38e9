import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

type KeptOptions = Pick<
  QueueOptions & QueueResult,
  | 'retryLimit'
  | 'retryDelay'
  | 'retryBackoff'
  | 'retryDelayMax'
  | 'heartbeatSeconds'
  | 'deadLetter'
  | 'retentionSeconds'
>;

/**
 * The queues as an earlier start left them. They are read at once: making each of them and telling it what it is told
 * already took some three hundred statements at every start.
 */
export class KeptQueues {
  readonly #boss: PgBoss;
  readonly #known: ReadonlyMap<string, QueueResult>;

  private constructor(boss: PgBoss, known: readonly QueueResult[]) {
    this.#boss = boss;
    this.#known = new Map(known.map((queue) => [queue.name, queue]));
  }

  static async read(boss: PgBoss): Promise<KeptQueues> {
    return new KeptQueues(boss, await boss.getQueues());
  }

  async ensure(name: string, options: Partial<KeptOptions> = {}): Promise<void> {
    const known = this.#known.get(name);
    if (known === undefined) return this.#boss.createQueue(name, options);
    const wanted = Object.entries(options) as [keyof KeptOptions, unknown][];
    if (wanted.some(([option, value]) => known[option] !== value)) await this.#boss.updateQueue(name, options);
  }
}

export interface WantedSchedule {
  name: string;
  cron: string;
  /** For the platforms of one zone; without it for all of them, by one clock. */
  timeZone?: TimeZone;
}

/** pg-boss takes no + in a key, as in Etc/GMT+4. */
const keyOf = ({ timeZone }: WantedSchedule): string => timeZone?.replace('+', '.') ?? '';

/** Writes what is new or has another hour, and takes away what is not wanted any more of the work that is named. */
export async function keepSchedules(boss: PgBoss, wanted: readonly WantedSchedule[]): Promise<void> {
  const known = await boss.getSchedules();
  for (const schedule of wanted) {
    const { name, cron, timeZone } = schedule;
    const key = keyOf(schedule);
    const same = known.find((one) => one.name === name && one.key === key);
    if (same?.cron === cron && same.timezone === (timeZone ?? 'UTC')) continue;
    if (timeZone === undefined) await boss.schedule(name, cron);
    else await boss.schedule(name, cron, { timeZone }, { tz: timeZone, key });
  }
  const names = new Set(wanted.map(({ name }) => name));
  const keys = new Set(wanted.map((one) => `${one.name} ${keyOf(one)}`));
  const gone = known.filter(({ name, key }) => names.has(name) && !keys.has(`${name} ${key}`));
  for (const { name, key } of gone) await boss.unschedule(name, key);
}
