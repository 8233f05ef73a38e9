import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';

/** What a reader of this language sees of these parts, empty ones left out: for a block's `searchText`. */
export function readableText(language: string, parts: readonly (StoredText | StoredRichText | undefined)[]): string[] {
  return parts.flatMap((part) => {
    const picked =
      part &&
      pickLanguage<StoredText['$lang'][string] | StoredRichText['$lang'][string]>(part, language, defaultLanguage)
        ?.value;
    if (picked === undefined) return [];
    const words = typeof picked === 'string' ? picked : plainText(picked.content);
    return words.trim() === '' ? [] : [words];
  });
}
