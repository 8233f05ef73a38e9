import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caches } from '../cache/caches.ts';
import type { PlatformTransaction } from '../platform.ts';

/** Who looks back: today they may see everything, or what any visitor may. */
export type PastReader = 'admin' | 'visitor';

/** All that happens while someone looks back: in one transaction, that can only read, with nothing kept after it. */
export interface PastMoment {
  at: Date;
  reader: PastReader;
  trx: PlatformTransaction;
  caches: Caches;
}

const moment = new AsyncLocalStorage<PastMoment>();

export const withinPast = <T>(at: PastMoment, work: () => Promise<T>): Promise<T> => moment.run(at, work);

/** The moment that is looked at, while someone looks back. */
export const lookedAt = (): Date | undefined => moment.getStore()?.at;

/** Whoever asks for the past without saying when has made a mistake, and is not given the present for it. */
export function pastMoment(): PastMoment {
  const at = moment.getStore();
  if (at === undefined) throw new Error('The past is read at a moment.');
  return at;
}
