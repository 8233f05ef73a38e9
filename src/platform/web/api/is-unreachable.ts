import { CallError } from './call-error.ts';

/** How Chromium, Firefox, Safari and the build call a part of the application that could not be fetched. */
const unfetchedPart = /dynamically imported module|module script failed|unable to preload/i;

/** Whether it is the connection that failed, and trying again may be all it takes. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallError ? error.status === 0 : error instanceof Error && unfetchedPart.test(error.message);
