import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { BlockOptions } from '../contract/block-definition.ts';

export interface BlockViewProps<Definition> {
  block: BlockInstance;
  /** In the reader's language. */
  options: BlockOptions<Definition>;
  /** Among the first of the page: what it shows is seen at once, so its picture does not wait. */
  isFirst: boolean;
}

/** How a block lies among its neighbours. A plain one says nothing: it keeps to the columns, under its heading. */
export interface Placement {
  /** A plane of its own: takes the whole width of its area (in top-row and bottom-row the window) and touches its neighbours. */
  isPlane?: boolean;
  /** Brings its own ground along, so the one that was chosen for it is not drawn. */
  hasOwnGround?: boolean;
  /** Lies over the lower edge of a plane just before it. */
  isLaidOver?: boolean;
  /** Makes the space around itself. */
  hasOwnSpace?: boolean;
  /** Draws the frame's heading and way onward itself. */
  hasOwnHeading?: boolean;
  /** Its title may be the page's `h1`. */
  hasPageTitle?: boolean;
  /** As the last one beside a long text it stays in sight. */
  isSticky?: boolean;
}

/** A view's optional second export, `placement`. */
export type PlaceBlock<Definition> = (options: BlockOptions<Definition>) => Placement;
