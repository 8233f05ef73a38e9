import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

export interface ListNames {
  /** "5 nieuwsberichten" */
  count(total: number): string;
  /** "Zoek in het nieuws" */
  search: string;
}

/** A list of one type speaks of what is in it; of several, or before the types have come, of results. */
export function useListNames(types: readonly ItemType[], typeNames: readonly string[]): ListNames {
  const { t } = useTranslation();
  const language = useLanguage();
  const [name, ...more] = typeNames;
  const type = more.length > 0 ? undefined : types.find((one) => one.name === name);
  const one = type && pickLanguage(type.itemName, language, defaultLanguage);
  const many = type && pickLanguage(type.itemNamePlural, language, defaultLanguage);
  // A word of another language within a sentence would be read out wrongly.
  if (type === undefined || one === undefined || many === undefined || one.lang !== undefined) {
    return { count: (total) => t('blocks.kit.list.count', { count: total }), search: t('blocks.kit.list.search') };
  }
  return {
    count: (total) => t('blocks.kit.list.countOf', { count: total, one: one.value, many: many.value }),
    search: searchWords(type) ?? t('blocks.kit.list.searchIn', { many: many.value }),
  };

  /** What everybody has a word for. */
  function searchWords({ name: known }: ItemType): string | undefined {
    if (known === 'News') return t('blocks.kit.list.searchNews');
    return known === 'Event' ? t('blocks.kit.list.searchEvents') : undefined;
  }
}
