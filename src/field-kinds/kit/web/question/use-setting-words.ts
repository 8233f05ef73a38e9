import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { isStored, pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Words among the settings of a question, in the reader's language; undefined when nobody wrote any. */
export function useSettingWords(): (words: StoredText | LocalizedText) => LocalizedText | undefined {
  const language = useLanguage();
  return (words) => {
    const read = isStored(words) ? pickLanguage(words, language, defaultLanguage) : words;
    return read === undefined || read.value.trim() === '' ? undefined : read;
  };
}
