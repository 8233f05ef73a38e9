import { AsyncLocalStorage } from 'node:async_hooks';

/** Someone waits for the answer: what takes longer than this would not reach them any more. */
const usual = 15_000;
const ofLongWork = 15 * 60_000;

const isLongWork = new AsyncLocalStorage<boolean>();

/** How long a statement may take here. */
export const statementMilliseconds = (): number => (isLongWork.getStore() === true ? ofLongWork : usual);

/** For what nobody waits for: jobs and commands. */
export const asLongWork = <T>(work: () => Promise<T>): Promise<T> => isLongWork.run(true, work);
