import type { FieldError, Problem } from '#platform/contract/calls/errors.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { isUnreachable } from '#platform/web/api/is-unreachable.ts';

export type LoadFailure = 'offline' | 'notFound' | 'unauthorized' | 'failed';

/** What was thrown first: a "500 error" (§8) has it as its cause. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof CallError) && error.cause !== undefined ? error.cause : error;

export function problemOf(error: unknown): Problem | undefined {
  const cause = causeOf(error);
  return cause instanceof CallError ? cause.problem : undefined;
}

/** Whether what failed is a call, which can be made again, and no part of the application, which a browser fetches once. */
export const isFailedCall = (error: unknown): boolean => causeOf(error) instanceof CallError;

/** §8: a content page that could not be loaded is the 404 page. A screen, or a page that could not be drawn, is there. */
export function failureOf(error: unknown, { isContent }: { isContent: boolean }): LoadFailure {
  const cause = causeOf(error);
  if (isUnreachable(cause)) return 'offline';
  if ((isContent && cause instanceof CallError) || isNotThere(cause)) return 'notFound';
  return (cause as { status?: number } | null)?.status === 403 ? 'unauthorized' : 'failed';
}

interface Refusal {
  status?: number;
  fields?: FieldError[] | undefined;
  problem?: Problem | undefined;
}

/** The same on both sides: what is asked for is not there, or its name in the address cannot be one. */
export function isNotThere(error: unknown): boolean {
  const { status, fields, problem } = (error ?? {}) as Refusal;
  if (status === 404 || status === 410) return true;
  return status === 400 && (fields ?? problem?.fields ?? []).some(({ path }) => path.startsWith('params'));
}
