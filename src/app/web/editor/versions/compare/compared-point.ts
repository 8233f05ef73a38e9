import type { PageDocument } from '#features/pages/contract/page.ts';
import type { Point } from '../history/point.ts';

/** A state with what it holds. */
export interface ComparedPoint {
  point: Point;
  document: PageDocument;
}
