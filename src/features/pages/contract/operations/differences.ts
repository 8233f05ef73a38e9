import type { Path } from './operation.ts';

export interface Difference {
  path: Path;
  was: unknown;
  is: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As deep as the two have the same shape; a text is never looked into. */
export function differences(
  was: unknown,
  is: unknown,
  { skip }: { skip?: ReadonlySet<string> } = {},
  path: Path = [],
): Difference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (path.at(-2) !== '$lang') {
    if (isObject(was) && isObject(is)) {
      const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => skip?.has(key) !== true);
      return keys.flatMap((key) => differences(was[key], is[key], {}, [...path, key]));
    }
    if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
      return is.flatMap((value, place) => differences(was[place], value, {}, [...path, place]));
    }
  }
  return [{ path, was, is }];
}

/** A text in one language as it is stored, or none. */
export const isText = (value: unknown): boolean =>
  value === undefined || typeof value === 'string' || (isObject(value) && value.type === 'doc');

/** A text in its languages as it is stored. */
export const isTexts = (value: unknown): boolean => isObject(value) && isObject(value.$lang);

export const isTextChange = ({ path, was, is }: Difference): boolean =>
  path.at(-2) === '$lang' && isText(was) && isText(is);
