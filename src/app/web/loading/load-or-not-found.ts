import type { SiteApp } from '../site-app.ts';
import { isNotThere } from './load-failure.ts';

/** What the loader of a screen answers where the thing in its address is not there. */
const notFoundAnswer = 'not-found';

export const isNotFoundAnswer = (loaded: unknown): boolean => loaded === notFoundAnswer;

/** Loads what a screen shows. What is not there is told within the frame of the screen, with its status (§4). */
export async function loadOrNotFound(
  app: SiteApp,
  url: URL,
  load: ((app: SiteApp, url: URL) => Promise<unknown>) | undefined,
): Promise<typeof notFoundAnswer | undefined> {
  try {
    await load?.(app, url);
    return undefined;
  } catch (error) {
    if (!isNotThere(error)) throw error;
    app.errorStore.raiseNotFound(url.pathname);
    return notFoundAnswer;
  }
}
