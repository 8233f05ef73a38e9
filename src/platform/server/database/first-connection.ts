import { setTimeout as delay } from 'node:timers/promises';

/** In milliseconds: a database that starts together with us, or shares a busy machine, has so long to be there. */
const longestWait = 30_000;
const pause = 250;

/** It is there, and not ready yet: "cannot connect now" while it starts, or no answer in time. What is refused is wrong. */
const isStillComing = (error: unknown): boolean =>
  (error as { code?: string }).code === '57P03' || /timeout/i.test((error as Error).message);

/** Tries until the database takes a connection, says that it never will, or the time is over. */
export async function firstConnection(connect: () => Promise<void>, wait = longestWait): Promise<void> {
  const until = performance.now() + wait;
  for (;;) {
    try {
      await connect();
      return;
    } catch (error) {
      if (!isStillComing(error) || performance.now() >= until) throw error;
      await delay(pause);
    }
  }
}
