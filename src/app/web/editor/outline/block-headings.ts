import type { StoredBlock } from '#features/pages/contract/page.ts';
import { storedTexts } from '#features/translation/contract/stored-texts.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { richHeadings } from '#platform/contract/texts/rich-headings.ts';
import type { RichTextDocument, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';

/** A heading within a text of a block. */
export interface BlockHeading {
  path: Path;
  words: string;
  /** From 0. */
  depth: number;
  /** How many letters of the text stand before it. */
  letters: number;
}

const lengthOf = ({ text = '', content = [] }: RichTextNode): number =>
  content.reduce((sum, node) => sum + lengthOf(node), text.length);

const isRich = (value: unknown): value is RichTextDocument =>
  typeof value === 'object' && value !== null && 'content' in value;

function headingsIn(document: RichTextDocument): Omit<BlockHeading, 'path'>[] {
  const before = new Map<RichTextNode, number>();
  let letters = 0;
  for (const node of document.content) {
    before.set(node, letters);
    letters += lengthOf(node);
  }
  return richHeadings(document)
    .filter(({ words }) => words.trim() !== '')
    .map(({ node, words, depth }) => ({ words: words.trim(), depth, letters: before.get(node) ?? 0 }));
}

const known = new WeakMap<StoredBlock, Map<Language, BlockHeading[]>>();

/** As the language has them, and where it has no text those of the default one, which readers get. */
export function headingsOf(block: StoredBlock, language: Language): BlockHeading[] {
  const ofBlock = known.get(block) ?? new Map<Language, BlockHeading[]>();
  known.set(block, ofBlock);
  const before = ofBlock.get(language);
  if (before !== undefined) return before;
  const found = storedTexts(block.options).flatMap(({ text, path }) => {
    const written = text.$lang[language] ?? text.$lang[defaultLanguage];
    return isRich(written) ? headingsIn(written).map((heading) => ({ ...heading, path })) : [];
  });
  ofBlock.set(language, found);
  return found;
}
