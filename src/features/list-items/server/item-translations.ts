import { languageStates } from '#features/translation/contract/languages-of.ts';
import { noteOperated, noteTranslations } from '#features/translation/contract/note-translations.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { WrittenItem } from './item-document.ts';

/** Every text of an item, as translations are compared with it. */
const textsOf = ({ title, description, document: { fields, blocks, translations } }: WrittenItem) => ({
  title,
  description,
  fields,
  blocks,
  translations,
});

/** The item with what each of its translations was made from (product.md §1.10). */
export function withTranslations<T extends WrittenItem>(
  item: T,
  before?: WrittenItem,
  upToDate: readonly Language[] = [],
): T {
  const { translations } = noteTranslations(before && textsOf(before), textsOf(item), upToDate);
  return { ...item, document: { ...item.document, translations } };
}

/** The same after operations, which note themselves what they do to each text. */
export const withOperated = <T extends WrittenItem>(item: T, before: WrittenItem): T => ({
  ...item,
  document: { ...item.document, translations: noteOperated(textsOf(before), textsOf(item)).translations },
});

/** Beside what readers have, if they have it. */
export const languageStatesOf = (
  item: WrittenItem,
  languages: readonly Language[],
  published: WrittenItem | undefined,
): LanguageState[] => languageStates(textsOf(item), languages, published && textsOf(published));
