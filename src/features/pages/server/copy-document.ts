import { type Renamed, renamedIn } from '../contract/copying/renamed-in.ts';
import { titleOfCopy } from '../contract/copying/words-of-copy.ts';
import type { PageDocument } from '../contract/page.ts';

export interface Copying {
  renamed: Renamed;
  /** Its title says that it is a copy. */
  isFirst: boolean;
}

/** The same page with blocks of its own, since a guid belongs to one page; what it says of them, it says of its own. */
export const copyOf = (document: PageDocument, { renamed, isFirst }: Copying): PageDocument => ({
  ...renamedIn(document, renamed),
  title: isFirst ? titleOfCopy(document.title) : document.title,
});
