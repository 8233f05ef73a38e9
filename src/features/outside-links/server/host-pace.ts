import { setTimeout as waitFor } from 'node:timers/promises';
import { isLoopback } from '#platform/server/private-name.ts';

/** Waits until a host may be asked something. */
export type HostPace = (host: string, signal: AbortSignal) => Promise<void>;

interface Time {
  now(): number;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const clockOfProcess: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => waitFor(milliseconds, undefined, { signal }),
};

/** Spec §2: each site is asked at most once a second. */
const gap = 1000;

/**
 * At most one request a second to a host, whatever it is for: an address, its rules, where it leads on to, and asking once
 * more in another way.
 */
export function createHostPace({ now, wait }: Time = clockOfProcess): HostPace {
  const freeAt = new Map<string, number>();
  return async (host, signal) => {
    // This machine needs none.
    if (isLoopback(host)) return;
    const moment = now();
    const turn = Math.max(moment, freeAt.get(host) ?? 0);
    freeAt.set(host, turn + gap);
    if (turn > moment) await wait(turn - moment, signal);
  };
}
