import { setTimeout as waitFor } from 'node:timers/promises';
import type { ControlDb } from '#platform/server/database/database.ts';
import { isLoopback } from '#platform/server/private-name.ts';
import { forgetHostTurns, takeHostTurn } from './host-turns.repository.ts';

/** Others of this installation wait for the host already. */
export class HostBusyError extends Error {
  override name = 'HostBusyError';
}

/** Waits until a host may be asked something. */
export type HostPace = (host: string, signal: AbortSignal) => Promise<void>;

export interface HostPaces {
  pace: HostPace;
  /** What is long past. */
  forget(): Promise<void>;
}

type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const waitHere: Wait = (milliseconds, signal) => waitFor(milliseconds, undefined, { signal });

/**
 * At most one request a second to a host, of all platforms and processes together and whatever it is for: an address, its
 * rules, where it leads on to, and asking once more in another way.
 */
export function createHostPaces(control: ControlDb, wait: Wait = waitHere): HostPaces {
  return {
    async pace(host, signal) {
      // This machine needs none.
      if (isLoopback(host)) return;
      signal.throwIfAborted();
      const turn = await takeHostTurn(control, host);
      if (turn === undefined) throw new HostBusyError(host);
      if (turn.wait > 0) await wait(turn.wait, signal);
    },
    forget: async () => void (await forgetHostTurns(control)),
  };
}
