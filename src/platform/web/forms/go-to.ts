/**
 * Opens a page anew. After signing in or out everything that was loaded is another person's, so nothing of the
 * running application may be kept.
 */
export const goTo = (path: string): void => window.location.assign(path);
