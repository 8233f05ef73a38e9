import type { Path, TextPlace } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { type StoredLanguages, storedTexts } from '#features/translation/contract/stored-texts.ts';
import { isToTranslate, type TextStanding, textStanding } from '#features/translation/contract/text-state.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { blocksInOrder } from '../blocks/block-places.ts';

/** One text of what is edited, in a language and in its source. */
export interface TextRow extends TextStanding {
  key: string;
  place: TextPlace;
  block: StoredBlock | undefined;
  text: StoredLanguages;
}

/** Of a block, in the order in which they are read. */
const inBlock = ({ heading, options, more }: StoredBlock) => ({ heading, options, ...(more && { more }) });

/** Every text that has to be in the language, in the order in which readers get them. */
export function textRows(document: PageDocument, language: Language): TextRow[] {
  const { title, description, socialImage, translations } = document;
  const rowsOf = (value: object, block?: StoredBlock): TextRow[] =>
    storedTexts(value)
      .filter(({ text }) => isToTranslate(text, language))
      .map(({ text, path }) => ({
        key: keyOf(block, path),
        place: { block: block?.guid ?? null, path, language, format: formatOf(text) },
        block,
        text,
        ...textStanding(text, language, translations),
      }));
  const own = 'item' in document ? { item: document.item } : {};
  return [
    ...rowsOf({ title, description, ...(socialImage && { socialImage }), ...own }),
    ...blocksInOrder(document).flatMap((block) => rowsOf(inBlock(block), block)),
  ];
}

const keyOf = (block: StoredBlock | undefined, path: Path): string => JSON.stringify([block?.guid, ...path]);

const formatOf = ({ $lang }: StoredLanguages): TextPlace['format'] =>
  Object.values($lang).some((one) => typeof one === 'object') ? 'rich' : 'plain';

/** The row after this one, or before it, that is not right yet; past the last it begins anew. */
export function nextUnfinished(rows: readonly TextRow[], from: string | undefined, step: 1 | -1): TextRow | undefined {
  const at = rows.findIndex(({ key }) => key === from);
  const start = at === -1 && step === -1 ? 0 : at;
  const order = rows.map((_, place) => rows[(start + step * (place + 1) + rows.length * 2) % rows.length]);
  return order.find((row) => row !== undefined && row.state !== 'correct');
}
