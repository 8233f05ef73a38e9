import type { FastifyRequest } from 'fastify';
import { AppError, badInput, type FieldError } from '#platform/contract/calls/errors.ts';
import { isLanguage } from '#platform/contract/texts/language.ts';

/** Far deeper than any page, and far less than what a schema can walk through before the stack ends. */
const mostLevels = 100;
/** Lists and objects together; the largest page that was ever made has a tenth of it. */
const mostHolders = 200_000;

/** No text in the database can hold the character NUL, and no document half a pair of surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Control characters and the separators of lines and paragraphs, as an address writes them or raw. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const controlInPath = /[\u0000-\u001f\u007f-\u009f]|%[01][0-9a-f]|%7f|%c2%[89][0-9a-f]|%e2%80%a[89]/i;

/**
 * For every request, before its route: neither its path nor its query can name a NUL, and no path names a control character.
 * What splits a path into its parts, a pattern that ends at a line or a header of a redirect, would stumble over it.
 */
export function refuseUnstorableAddress({ url }: Pick<FastifyRequest, 'url'>): void {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (url.includes('%00') || controlInPath.test(path)) throw new AppError('bad-request', 400);
}

/** The same for what is sent. Here, because a schema would have to say it of every text, and walks as deep as it is led. */
export function refuseUnstorableBody({ body }: Pick<FastifyRequest, 'body'>): void {
  const wrong = firstUnstorable(body);
  if (wrong !== undefined) throw badInput([wrong]);
}

/** Something that holds others, and where it stands: paths are only written out for what is wrong. */
interface Holder {
  value: object;
  depth: number;
  key: string;
  parent: Holder | undefined;
}

/** By a list and never by calling itself: what comes in may be as deep as it is long. */
function firstUnstorable(body: unknown): FieldError | undefined {
  if (typeof body === 'string' && !isStorableText(body)) return { path: 'body', code: 'bad-text', message: '' };
  if (!isPlain(body)) return undefined;
  const holders: Holder[] = [{ value: body, depth: 0, key: 'body', parent: undefined }];
  // Grows while it is walked.
  for (const holder of holders) {
    if (holder.depth > mostLevels) return { path: 'body', code: 'too-deep', message: String(mostLevels) };
    for (const key in holder.value) {
      if (!isStorableText(key)) return { path: pathOf(holder), code: 'bad-text', message: '' };
      // A text is written down for each language; for what is none nobody could ever read or mend it.
      if (holder.key === '$lang' && !isLanguage(key)) {
        return { path: `${pathOf(holder)}.${key}`, code: 'no-language', message: '' };
      }
      const inner = (holder.value as Record<string, unknown>)[key];
      if (typeof inner === 'string') {
        if (isStorableText(inner)) continue;
        return { path: `${pathOf(holder)}.${key}`, code: 'bad-text', message: '' };
      }
      if (isPlain(inner)) holders.push({ value: inner, depth: holder.depth + 1, key, parent: holder });
    }
    if (holders.length > mostHolders) return { path: 'body', code: 'too-many', message: String(mostHolders) };
  }
  return undefined;
}

function pathOf(holder: Holder): string {
  const keys: string[] = [];
  for (let one: Holder | undefined = holder; one !== undefined; one = one.parent) keys.unshift(one.key);
  return keys.join('.');
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
