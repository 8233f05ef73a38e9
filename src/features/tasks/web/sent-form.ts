import { CallError } from '#platform/web/api/call-error.ts';

/** A form by its id, while it is on the screen. */
export function sentForm(id: string | undefined): HTMLFormElement | undefined {
  const element = id === undefined ? null : document.getElementById(id);
  return element instanceof HTMLFormElement ? element : undefined;
}

/** The server understood and said no, as opposed to a failure that may pass. §8 gives some of them other words. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof CallError) return error.status >= 400 && error.status < 500;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}
