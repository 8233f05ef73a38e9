import type { FieldSettings } from '#field-kinds/kit/contract/field-kind.ts';
import type { ItemField } from './item-field.ts';

// Without a schema, for the browser.

type KnownToKind = Pick<ItemField, 'kind' | 'options' | 'isMany'> & Partial<Pick<ItemField, 'typeNames'>>;

/** As its kind must know it: items keep words in each language, and what can be many as a list. */
export const settingsOf = ({ kind, options, isMany, typeNames }: KnownToKind): FieldSettings => ({
  kind,
  options,
  isMany,
  typeNames,
  isTranslated: true,
  isListed: true,
});
