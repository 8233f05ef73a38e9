/**
 * Whoever follows a link before the application is there leaves its scripts half fetched. Some browsers (Firefox) tell
 * those as failed, and nobody is here any more to whom that matters; every other failure is told as it was.
 */
export async function quietOnceLeft(window: Window, work: Promise<unknown>): Promise<void> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Before the browser stops fetching; `pagehide` would come after. Gone with the work: it keeps a page out of some caches.
  window.addEventListener('beforeunload', leave);
  try {
    await work;
  } catch (error) {
    if (!isLeft) throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
