import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';

export interface TypeLabel {
  one: LocalizedText;
  many: LocalizedText;
}

/** What items of each type are called. */
export const createTypeLabels =
  ({ platform }: { platform: Platform }) =>
  (language: Language): Promise<ReadonlyMap<string, TypeLabel>> =>
    platform.remember(`search-type-labels/${language}`, [itemTypesTag], async () => {
      const rows = await platform.db
        .selectFrom('item_type')
        .select(['name', 'item_name', 'item_name_plural'])
        .where('deleted_at', 'is', null)
        .execute();
      const read = (text: unknown): LocalizedText | undefined => {
        const label = pickLanguage(text as StoredText, language, defaultLanguage);
        return label === undefined || label.value === '' ? undefined : { ...label, value: capital(label.value) };
      };
      return new Map(
        rows.map(({ name, item_name, item_name_plural }) => {
          const one = read(item_name) ?? { value: name };
          return [name, { one, many: read(item_name_plural) ?? one }];
        }),
      );
    });

/** They stand by themselves here, where types are called as within a sentence. */
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
