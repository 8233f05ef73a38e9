import type { StartedServer } from '../e2e/server-process.ts';
import type { Visitor } from './visitor.ts';

/** Something that people do with the site. It throws what went wrong; a complaint in the console is wrong too. */
export interface Story {
  name: string;
  run(visitor: Visitor, site: StartedServer): Promise<void>;
  /** Complaints that belong to it: a refused sign-in is told by the browser as well. */
  complaints?: RegExp;
}
