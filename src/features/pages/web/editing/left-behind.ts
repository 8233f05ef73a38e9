import { CallError } from '#platform/web/api/call-error.ts';
import { backOff } from '#platform/web/live/back-off.ts';
import type { KeptOperations, OperationStore } from './kept-operations.ts';

interface LeftBehindParts {
  store: Pick<OperationStore, 'left' | 'taken'>;
  /** Puts it on the page as it is now; rejects while the server does not say what was done since. */
  adopt(kept: KeptOperations): Promise<void>;
  /** How much waits, or whether it can be taken up, is another than it was. */
  onChange(): void;
  /** Whether trying again will not help; then it waits until it is asked for. */
  isInVain(error: CallError): boolean;
  longestWait: number;
}

/**
 * What was done here before, in a window that was closed or without a connection, goes on where it was. A server that does
 * not answer now is asked again: until then it waits here, and that is said.
 */
export function createLeftBehind({ store, adopt, onChange, isInVain, longestWait }: LeftBehindParts) {
  let left: readonly KeptOperations[] = [];
  let failures = 0;
  let isTaking = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function takeAll(): Promise<void> {
    if (left.length === 0) {
      left = await store.left();
      if (left.length > 0) onChange();
    }
    for (const kept of left) {
      await adopt(kept);
      left = left.filter((one) => one !== kept);
      store.taken(kept);
      failures = 0;
      onChange();
    }
  }

  async function take(): Promise<void> {
    if (isTaking || isClosed) return;
    isTaking = true;
    clearTimeout(timer);
    try {
      await takeAll();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      failures += 1;
      onChange();
      if (!isClosed && !isInVain(error))
        timer = setTimeout(() => void take(), Math.min(backOff(failures), longestWait));
    } finally {
      isTaking = false;
    }
  }

  return {
    take,
    /** How many operations wait. */
    count: (): number => left.reduce((sum, { operations }) => sum + operations.length, 0),
    isStuck: (): boolean => failures > 0 && left.length > 0,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
