import { kindNamed } from '#field-kinds/kit/web/kind-list.ts';
import { foldLetters } from '#platform/contract/addresses/slug.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { ItemField } from '../contract/item-field.ts';
import type { ItemType, ItemTypeFeatures, NewItemType } from '../contract/item-type.ts';
import { reservedKeys } from '../contract/type-changes.ts';

export const featureNames = [
  'hasPeriod',
  'hasDetail',
  'hasPhases',
  'hasVotes',
  'canBeJoined',
  'hasStatus',
  'hasReactions',
] as const satisfies (keyof ItemTypeFeatures)[];

/** What items of it are called, as a name on its own: with a capital. */
export function nameOfType({ itemNamePlural, name }: ItemType, language: Language): string {
  return capital(itemNamePlural.$lang[language] || itemNamePlural.$lang.nl || name);
}

export const emptyType = (): NewItemType => ({
  name: '',
  itemName: { $lang: {} },
  itemNamePlural: { $lang: {} },
  icon: 'file-text',
  fields: [],
  features: {
    hasPeriod: false,
    hasDetail: true,
    hasPhases: false,
    hasVotes: false,
    canBeJoined: false,
    supporters: 'Users',
    hasStatus: false,
    hasReactions: false,
  },
  schemaType: 'None',
});

export const newField = (): ItemField => ({
  id: crypto.randomUUID(),
  key: '',
  kind: 'text',
  label: { $lang: {} },
  help: { $lang: {} },
  isRequired: false,
  isMany: false,
  options: [],
  typeNames: [],
  isInList: false,
  isFilter: false,
});

const words = (label: string): string[] => foldLetters(label).match(/[A-Za-z0-9]+/g) ?? [];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Openbare vergadering" is the type OpenbareVergadering, for ever. Words in other letters give no name: it is Type then. */
export const nameOfLabel = (label: string): string =>
  capital(words(label).map(capital).join('').replace(/^\d+/, '')).slice(0, 60) || 'Type';

/** A key that no other field or option of these has. */
export function keyOfLabel(label: string, taken: readonly string[], start = 'x'): string {
  const base =
    words(label)
      .join('-')
      .toLowerCase()
      .replace(/^[\d-]+/, '')
      .slice(0, 50) || start;
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const hasWords = ({ $lang }: StoredText): boolean => Object.values($lang).some((typed) => typed?.trim());

/** As it is sent: what was left open is filled in, and what the kind does not have or nobody wrote is left out. */
export function readyType(type: NewItemType): NewItemType {
  const keys: string[] = [...reservedKeys, ...type.fields.map(({ key }) => key).filter(Boolean)];
  const fields = type.fields.map((field) => {
    const key = field.key || keyOfLabel(field.label.$lang.nl ?? '', keys, 'field');
    keys.push(key);
    const values: string[] = field.options.map(({ value }) => value).filter(Boolean);
    const written = field.options.filter(({ value, label }) => value !== '' || hasWords(label));
    const options = written.map((option) => {
      const value = option.value || keyOfLabel(option.label.$lang.nl ?? '', values, 'option');
      values.push(value);
      return { ...option, value };
    });
    const kind = kindNamed(field.kind);
    return {
      ...field,
      key,
      isMany: field.isMany && kind?.canBeMany === true,
      options: kind?.hasOptions ? options : [],
      typeNames: kind?.refersTo === 'item' ? field.typeNames : [],
    };
  });
  return { ...type, name: type.name || nameOfLabel(type.itemName.$lang.nl ?? ''), fields };
}
