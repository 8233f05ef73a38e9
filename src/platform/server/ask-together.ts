import { setImmediate as turn } from 'node:timers/promises';

/**
 * One change makes many ask the same at one moment. All who asked before the question is sent share its answer, so nobody
 * gets one that is older than their question.
 */
export function askTogether<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  return (key) => {
    const before = waiting.get(key);
    if (before !== undefined) return before;
    const asked = turn().then(() => {
      waiting.delete(key);
      return ask(key);
    });
    waiting.set(key, asked);
    return asked;
  };
}
