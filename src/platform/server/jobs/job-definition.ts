import type { DeclaredEffects } from '#platform/contract/calls/call-effects.ts';
import type { Platform } from '../platform.ts';

/** A kind of work that outlives the request that asked for it; it declares what it audits and touches, as a call does. */
export interface JobDefinition<Data extends object> extends DeclaredEffects {
  name: string;
  /** How often it is tried again; waits double from `retryDelay` seconds on, which is seven unless it says less. */
  retryLimit: number;
  retryDelay?: number;
  /** The longest of those waits, in seconds. */
  retryDelayMax?: number;
  /** How many of them each process does at the same time; one unless it says more. */
  atOnce?: number;
  run(platform: Platform, data: Data, signal: AbortSignal): Promise<void>;
  /** After its last try failed, for who waits for it. */
  onGivenUp?(platform: Platform, data: Data, error: unknown): Promise<void>;
}

/** Work that comes back by itself, for every platform: clean-up, mostly. */
export interface RecurringJob extends DeclaredEffects {
  name: string;
  /** In the platform's time: minute, hour, day of the month, month, day of the week. */
  cron: string;
  run(platform: Platform): Promise<void>;
}

/** What an observer of effects hears a job by. */
export const jobScope = (name: string): string => `job ${name}`;
