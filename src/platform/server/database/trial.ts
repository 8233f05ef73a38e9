import { AsyncLocalStorage } from 'node:async_hooks';

const trials = new AsyncLocalStorage<boolean>();

/** A question that is asked to find out whether there is an answer, also while everyone else is told that there is none. */
export const asTrial = <T>(ask: () => Promise<T>): Promise<T> => trials.run(true, ask);
export const isTrial = (): boolean => trials.getStore() === true;
