/** Who types on and on sees the rest follow all the same. */
const longestMilliseconds = 1000;

/** Tells those who follow a page that something changed: at once, or at a pause. */
export function createTelling() {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let behindSince: number | undefined;

  function stop(): void {
    clearTimeout(timer);
    behindSince = undefined;
  }

  function now(): void {
    stop();
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now,
    /** Whatever comes meanwhile puts it off again, though not for ever. */
    later(milliseconds: number): void {
      const at = Date.now();
      behindSince ??= at;
      clearTimeout(timer);
      timer = setTimeout(now, Math.max(0, Math.min(milliseconds, behindSince + longestMilliseconds - at)));
    },
    stop,
  };
}
