import type { FormDocument, FormField, InnerField } from '../form-document.ts';

const words: ReadonlySet<string> = new Set(['label', 'help', 'message', 'title', 'intro']);

/** Parts are the same objects where nothing changed: only those that are not need a look. */
function areSameBut<T extends object>(one: T, other: T, isSame: (key: string) => boolean): boolean {
  if (one === other) return true;
  const keys = Object.keys(one) as (keyof T & string)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key] === other[key] || words.has(key) || isSame(key))
  );
}

const areSameFields = (before: readonly InnerField[], after: readonly InnerField[]): boolean =>
  before === after ||
  (before.length === after.length &&
    before.every((field, index) => {
      const other = after[index];
      return other !== undefined && isSameButForWords(field, other);
    }));

/** The same question in other words: what else is drawn of it need not be drawn again. */
export const isSameButForWords = (before: InnerField | FormField, after: InnerField | FormField): boolean =>
  areSameBut(
    before,
    after,
    (key) => key === 'fields' && 'fields' in before && 'fields' in after && areSameFields(before.fields, after.fields),
  );

/** The same questions in the same order and with the same settings, in other words. */
export const isSameFormButForWords = (before: FormDocument, after: FormDocument): boolean =>
  areSameBut(before, after, (key) => key === 'fields' && areSameFields(before.fields, after.fields));
