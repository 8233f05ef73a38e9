import type { z } from 'zod';
import type { NewItem } from '#features/menus/server/menu-content.service.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { WatchedTask } from '../contract/first-hour-tasks.ts';
import type { PageSketches } from '../contract/page-sketch.ts';
import type { Beginning, SiteKind } from '../contract/site-kind.ts';

/** What of a page a task is about: done once it is another than it was made. */
export interface Watched {
  task: WatchedTask;
  block: string;
  option: string;
}

export interface StartingPage {
  key: string;
  guid: string;
  document: z.input<typeof PageDocument>;
  menuItem: NewItem;
  /** It holds names or hours that are nobody's: it stays a draft until somebody wrote in it. */
  isExample: boolean;
  watched: readonly Watched[];
  /** The list in which the first news message is written. */
  newsList?: string;
}

/** A page before it is chosen. */
export interface OfferedPage {
  key: string;
  title: StoredText;
  about: StoredText;
}

interface Site {
  name: string;
  /** The keys of the pages that come along: no link may lead to another. */
  chosen: ReadonlySet<string>;
}

/** Pages that come with the product. They are made of blocks, so they are written on a floor above and handed in. */
export interface StartingPoints {
  offered(kind: SiteKind): readonly OfferedPage[];
  /** All ready pages of a kind, drawn from what they will hold for a site of this name. */
  sketches(kind: SiteKind, name: string): PageSketches;
  pages(kind: SiteKind, beginning: Beginning, site: Site): StartingPage[];
}
