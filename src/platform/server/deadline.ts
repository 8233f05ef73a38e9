import { setImmediate } from 'node:timers/promises';

export class DeadlineError extends Error {}

/**
 * What `work` gives, or a DeadlineError when that takes longer. A process that was busy itself for so long first reads
 * what came in meanwhile: only then is it known that nothing came.
 */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(async () => {
    await setImmediate();
    await setImmediate();
    reject(new DeadlineError(`${what} took longer than ${milliseconds} ms`));
  }, milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
