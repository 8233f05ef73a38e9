import type { PgBoss } from 'pg-boss';

/** How long work waits at most before somebody begins with it, in milliseconds. */
const interval = 1000;

/** In seconds, for who is not woken: while the database is away nobody is, and it is they who say so. */
export const ownPollingSeconds = 30;

const statement = `
  select name from jobs.queue
  where name = any($1) and exists (
    select from jobs.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
  )`;

/**
 * Left to themselves all workers ask each second whether there is something for them: some forty statements, nearly always
 * for nothing. Here one asks for all, and wakes those for whom there is.
 */
export class DueWork {
  readonly #workers = new Map<string, string[]>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  add(queue: string, worker: string): void {
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker]);
  }

  watch(boss: PgBoss): void {
    // A start that failed half-way is done again.
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#wake(boss).finally(() => this.watch(boss)), interval);
  }

  async #wake(boss: PgBoss): Promise<void> {
    try {
      const { rows } = await boss.getDb().executeSql(statement, [[...this.#workers.keys()]]);
      for (const { name } of rows as { name: string }[])
        for (const worker of this.#workers.get(name) ?? []) boss.notifyWorker(worker);
    } catch {
      // The workers ask too, and tell what is wrong.
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
