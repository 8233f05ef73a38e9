/** The text in which someone types draws itself; whatever else follows the page hears of it at a pause this long. */
const pauseMilliseconds = 400;
/** Who types on and on sees the rest follow all the same. */
const longestMilliseconds = 1000;
/** After the picture of a key, and before the next key comes. */
const restMilliseconds = 60;

/** Tells those who follow a page that something changed: at once, after the next picture, or at a pause. */
export function createTelling() {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  let behindSince: number | undefined;

  function stop(): void {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    behindSince = undefined;
  }

  function now(): void {
    stop();
    for (const listener of listeners) listener();
  }

  /** Once what someone did is on their screen. What comes meanwhile does not put it off. */
  function afterPicture(): void {
    if (frame !== undefined) return;
    clearTimeout(timer);
    frame = requestAnimationFrame(() => {
      timer = setTimeout(now, restMilliseconds);
    });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now,
    afterPicture,
    /** Whatever comes meanwhile puts it off again, though not for ever: then it waits for a picture, not for a pause. */
    atPause(): void {
      const at = Date.now();
      behindSince ??= at;
      if (frame !== undefined) return;
      clearTimeout(timer);
      if (at - behindSince >= longestMilliseconds) afterPicture();
      else timer = setTimeout(now, pauseMilliseconds);
    },
    stop,
  };
}
