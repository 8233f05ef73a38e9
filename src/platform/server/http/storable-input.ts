import type { FastifyRequest } from 'fastify';
import { AppError, badInput, type FieldError } from '#platform/contract/calls/errors.ts';

/** Far deeper than any page, and far less than what a schema can walk through before the stack ends. */
const mostLevels = 100;

/** No text in the database can hold the character NUL, and no document half a pair of surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** At the door of every address: its path and its query cannot name a NUL. */
export function refuseUnstorableAddress({ url }: Pick<FastifyRequest, 'url'>): void {
  if (url.includes('%00')) throw new AppError('bad-request', 400);
}

/** The same for what is sent. Here, because a schema would have to say it of every text, and walks as deep as it is led. */
export function refuseUnstorableBody({ body }: Pick<FastifyRequest, 'body'>): void {
  const wrong = firstUnstorable(body);
  if (wrong !== undefined) throw badInput([wrong]);
}

/** Level by level, never by calling itself: what comes in may be as deep as it is long. */
function firstUnstorable(body: unknown): FieldError | undefined {
  let level: [path: string, value: unknown][] = [['body', body]];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return { path: 'body', code: 'too-deep', message: String(mostLevels) };
    const next: typeof level = [];
    for (const [path, value] of level) {
      if (typeof value === 'string' && !isStorableText(value)) return { path, code: 'bad-text', message: '' };
      if (!isPlain(value)) continue;
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorableText(key)) return { path, code: 'bad-text', message: '' };
        if (typeof inner === 'string' || typeof inner === 'object') next.push([`${path}.${key}`, inner]);
      }
    }
    level = next;
  }
  return undefined;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
