import { isPersonal, joinedNumbers } from '#features/search/contract/counted-query.ts';
import { countedPath } from './counted-path.ts';

/** In the place of what may say who somebody is. */
const leftOut = '…';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment.replace(/%[0-9a-f]{2}/gi, ' ');
  }
}

const says = (segment: string): boolean =>
  joinedNumbers(decoded(segment))
    .split(/[\s+]+/)
    .some(isPersonal);

/**
 * An address that somebody typed or was led to, and at which nothing stands, as it is kept: it may say anything, so each of
 * its parts follows the rule for words that people search.
 */
export const missingPath = (path: string): string =>
  countedPath(path)
    .split('/')
    .map((segment) => (says(segment) ? leftOut : segment))
    .join('/');

/** Of one that was kept in part nobody knows what it was, so it can lead nowhere. */
export const isWholePath = (path: string): boolean => !path.split('/').includes(leftOut);
