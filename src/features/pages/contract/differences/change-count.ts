import type { PageDocument } from '../page.ts';
import { pageDifferences } from './page-differences.ts';

/** How many things readers would get differently. */
export const changeCount = (was: PageDocument, is: PageDocument): number =>
  pageDifferences(was, is).reduce((sum, { differences }) => sum + differences.length, 0);
