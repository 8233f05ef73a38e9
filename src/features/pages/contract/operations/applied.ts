import type { PageDocument } from '../page.ts';
import type { Operation } from './operation.ts';

export interface Applied {
  document: PageDocument;
  /** What takes it back. */
  inverse: Operation[];
}
