import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { richHeadings } from '#platform/contract/texts/rich-headings.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';

export interface PageHeading {
  /** The element that the link leads to. */
  id: string;
  words: LocalizedText;
  below: PageHeading[];
}

interface Found {
  level: number;
  id: string;
  words: LocalizedText;
}

/** Of a block its own, and those within its text. */
function headingsIn(block: BlockInstance, idOf: (block: BlockInstance) => string): Found[] {
  const { heading, headingLevel, anchor } = block;
  // Only the words: what is listed here is written elsewhere.
  const own = heading === undefined || heading.value === '' ? [] : [{ value: heading.value, lang: heading.lang }];
  const within = richHeadings(textOf(block)).map(({ words, depth, ending }) => ({
    level: headingLevel + own.length + depth,
    id: idOf(block) + ending,
    words: { value: words, ...(langOf(block) !== undefined && { lang: langOf(block) }) },
  }));
  return [...own.map((words) => ({ level: headingLevel, id: anchor ?? idOf(block), words })), ...within];
}

const storedText = ({ options }: BlockInstance) =>
  options.text as { value?: RichTextDocument | ''; lang?: string } | undefined;
const langOf = (block: BlockInstance): string | undefined => storedText(block)?.lang;

function textOf(block: BlockInstance): RichTextDocument {
  const value = block.buildingBlockName === 'Text' ? storedText(block)?.value : undefined;
  return typeof value === 'object' && Array.isArray(value.content) ? value : { type: 'doc', content: [] };
}

/** The headings of the page's blocks, each beneath the last higher one before it, down to a level. */
export function pageHeadings(
  blocks: readonly BlockInstance[],
  deepest: number,
  idOf: (block: BlockInstance) => string,
): PageHeading[] {
  const top: PageHeading[] = [];
  const open: { level: number; heading: PageHeading }[] = [];
  for (const { level, id, words } of blocks.flatMap((block) => headingsIn(block, idOf))) {
    if (level > deepest || words.value === '') continue;
    const own: PageHeading = { id, words, below: [] };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.heading.below ?? top).push(own);
    open.push({ level, heading: own });
  }
  return top;
}
