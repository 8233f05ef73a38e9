import { z } from 'zod';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { checkFieldValue, isEmptyValue } from '../contract/check-field-value.ts';
import { type Converted, convertFieldValue } from '../contract/convert-field-value.ts';
import {
  type CheckedValue,
  type FieldFilter,
  type FieldKind,
  type FieldSettings,
  type FieldUse,
  fieldKindFolder,
} from '../contract/field-kind.ts';
import type { FoundKind } from './read-kinds.ts';

/** A kind whose folder was removed, while fields of it are stored: nothing of it is shown, found or accepted. */
const goneKind = (name: string): FoundKind => ({
  folder: '',
  kind: {
    name,
    uses: [],
    order: 0,
    inputTypes: ['none'],
    example: { value: null },
    isEmpty: () => true,
    texts: () => ({}),
  },
  schema: () => z.never(),
});

/** All kinds of field that there are. One in the wrong folder would have no input, so it stops the start. */
export function createFieldKinds(all: readonly FoundKind[]) {
  const kinds = new Map<string, FoundKind>();
  for (const found of all) {
    const folder = fieldKindFolder(found.kind.name);
    if (folder !== found.folder) {
      throw new Error(`The field kind ${found.kind.name} must lie in field-kinds/${folder}, not in ${found.folder}.`);
    }
    kinds.set(found.kind.name, found);
  }

  const find = (name: string): FoundKind => kinds.get(name) ?? goneKind(name);

  const kindOf = ({ kind }: Pick<FieldSettings, 'kind'>): FieldKind => find(kind).kind;
  const isEmpty = (field: Pick<FieldSettings, 'kind'>, value: unknown): boolean => isEmptyValue(kindOf(field), value);
  const texts = (field: FieldSettings, value: unknown): Record<string, string> => kindOf(field).texts(value, field);
  /** Making a schema costs more than reading a value with it. */
  const shapes = new WeakMap<FieldSettings, z.ZodType>();
  function shapeOf(field: FieldSettings): z.ZodType {
    const shape = shapes.get(field) ?? find(field.kind).schema(field);
    shapes.set(field, shape);
    return shape;
  }
  const hasShape = (field: FieldSettings, value: unknown) => shapeOf(field).safeParse(value);

  return {
    /** By name; undefined when there is no such kind for this use. */
    offered(use: FieldUse, name: string): FieldKind | undefined {
      const kind = kinds.get(name)?.kind;
      return kind?.uses.includes(use) ? kind : undefined;
    },

    kindOf,
    isEmpty,
    texts,

    /** The value as it is kept, or what is wrong with it. */
    check(field: FieldSettings, given: unknown): CheckedValue {
      return checkFieldValue(kindOf(field), field, given, (value) => {
        const { success, data } = hasShape(field, value);
        return { isRight: success, value: data };
      });
    },

    /** In one language, for a spreadsheet or a preview. */
    text: (field: FieldSettings, value: unknown, language: string): string =>
      pickLanguage({ $lang: texts(field, value) }, language, defaultLanguage)?.value ?? '',

    searchTexts(field: FieldSettings, value: unknown): Record<string, string> {
      return kindOf(field).searchTexts?.(value, field) ?? texts(field, value);
    },

    filterOf: (field: Pick<FieldSettings, 'kind'>): FieldFilter<unknown> | undefined => kindOf(field).filter,

    convert: (value: unknown, from: FieldSettings, to: FieldSettings, timeZone: TimeZone): Converted =>
      convertFieldValue(
        value,
        { kind: kindOf(from), field: from },
        { kind: kindOf(to), field: to },
        { hasShape: (changed) => hasShape(to, changed).success, timeZone },
      ),
  };
}
