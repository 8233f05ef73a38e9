/** The first wait, which doubles until the longest. */
const firstWait = 1000;
const longestWait = 30_000;

/** Waits so long, or until there is a connection again. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
  });

/**
 * For what the application cannot start without. The page is complete meanwhile, and every link on it works: to go on
 * asking is better than to start with less than is drawn already.
 */
export async function askUntilAnswered<T>(ask: () => Promise<T>, wait = pause): Promise<T> {
  for (let milliseconds = firstWait; ; milliseconds = Math.min(milliseconds * 2, longestWait)) {
    try {
      return await ask();
    } catch {
      await wait(milliseconds);
    }
  }
}
