import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';

export interface PageHeading {
  /** The element that the link leads to. */
  id: string;
  words: LocalizedText;
  below: PageHeading[];
}

/** The headings of the page's blocks, each beneath the last higher one before it, down to a level. */
export function pageHeadings(
  blocks: readonly BlockInstance[],
  deepest: number,
  idOf: (block: BlockInstance) => string,
): PageHeading[] {
  const top: PageHeading[] = [];
  const open: { level: number; heading: PageHeading }[] = [];
  for (const block of blocks) {
    const { heading, headingLevel: level } = block;
    if (heading === undefined || heading.value === '' || level > deepest) continue;
    const own: PageHeading = { id: block.anchor ?? idOf(block), words: heading, below: [] };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.heading.below ?? top).push(own);
    open.push({ level, heading: own });
  }
  return top;
}
