import { randomUUID } from 'node:crypto';

export const correlationHeader = 'x-correlation-id';
const valid = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's own id when it is one that we would write to a log, else a new one. */
export function correlationIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && valid.test(header) ? header : randomUUID();
}
