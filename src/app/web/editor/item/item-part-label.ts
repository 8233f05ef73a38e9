import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';

const own: Readonly<Record<string, string>> = {
  parentGuids: 'listItems.manage.parents',
  'period-start': 'listItems.manage.start',
  'period-end': 'listItems.manage.end',
  highlight: 'listItems.manage.highlight',
  'highlight-until': 'listItems.manage.highlighting.until',
};

/** What a part of an item is called where it can be changed, by the names on the way to it: its own words, or their key. */
export function itemPartLabel(
  fields: readonly Pick<ItemField, 'id' | 'label'>[],
  [, part = '', id]: readonly string[],
  language: Language,
): { words: string } | { key: string } | undefined {
  if (part !== 'fields') return own[part] === undefined ? undefined : { key: own[part] };
  const field = fields.find((one) => one.id === id);
  // A field that its type has no longer keeps its value.
  return field && { words: pickLanguage(field.label, language, defaultLanguage)?.value ?? '' };
}
