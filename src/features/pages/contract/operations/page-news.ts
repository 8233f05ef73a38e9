import type { PageState } from '../working-copy.ts';
import type { LoggedOperation } from './operation.ts';

/** What comes along with the message that something was done to a page. */
export interface PageNews {
  /** The number that these follow. */
  after: number;
  operations: LoggedOperation[];
  page: PageState;
}
