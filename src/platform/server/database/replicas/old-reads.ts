import { AsyncLocalStorage } from 'node:async_hooks';

/** When what is read was last changed, as far as this process heard, by `performance.now()`. */
type LastChange = () => number;

const reader = new AsyncLocalStorage<LastChange>();

/** What is read by this work may be as old as a replica is, but for changes that were heard of. */
export const mayReadOld = <T>(lastChange: LastChange, work: () => T): T => reader.run(lastChange, work);

/** Undefined where only the database itself will do. */
export const oldestAllowed = (): number | undefined => reader.getStore()?.();
