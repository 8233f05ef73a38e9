import type { z } from 'zod';
import { checkFieldValue } from '../contract/check-field-value.ts';
import type { CheckedValue, FieldKind, FieldSettings } from '../contract/field-kind.ts';

export interface KindModule<Value> {
  default: FieldKind<Value>;
  schema(field: FieldSettings): z.ZodType;
}

/** For a kind's own test: what becomes of a value that someone sent. */
export const checkValueOf =
  <Value>(module: KindModule<Value>, settings: Partial<FieldSettings> = {}) =>
  (given: unknown): CheckedValue => {
    const kind = module.default as unknown as FieldKind;
    const field: FieldSettings = { kind: kind.name, options: [], ...settings };
    return checkFieldValue(kind, field, given, (value) => {
      const { success, data } = module.schema(field).safeParse(value);
      return { isRight: success, value: data };
    });
  };
