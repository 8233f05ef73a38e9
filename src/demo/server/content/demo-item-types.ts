import type { ItemType, ItemTypeChanges } from '#features/item-types/contract/item-type.ts';
import { text } from '#platform/contract/texts/localized.ts';

/** What the town's news is about. */
export const newsSubjects = {
  water: text('Water en dijken', 'Water and dikes'),
  traffic: text('Verkeer', 'Traffic'),
  centre: text('Centrum', 'Town centre'),
  nature: text('Natuur en milieu', 'Nature and environment'),
};
export type NewsSubject = keyof typeof newsSubjects;

/** As an admin would do it: the subject of news is one of a few, so that readers can filter by it. */
export function withSubjects({ fields, itemName, itemNamePlural, icon, features }: ItemType): ItemTypeChanges {
  const options = Object.entries(newsSubjects).map(([value, label]) => ({ value, label }));
  return {
    ...{ itemName, itemNamePlural, icon, features },
    fields: fields.map((field) => (field.key === 'subject' ? { ...field, kind: 'choice' as const, options } : field)),
  };
}
