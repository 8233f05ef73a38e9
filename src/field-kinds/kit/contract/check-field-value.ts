import type { CheckedValue, FieldKind, FieldSettings } from './field-kind.ts';

/** Empty for every kind: what a required field refuses, and what is not kept. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether anything was filled in; the value has the shape of its kind. */
export const isEmptyValue = (kind: FieldKind, value: unknown): boolean =>
  isNothing(value) || (kind.isEmpty?.(value) ?? false);

type ReadShape = (value: unknown) => { isRight: boolean; value?: unknown };

/**
 * The value as it is kept, or what is wrong with it. In the browser without the shape: what a field of ours gives has
 * the shape of its kind. Whether there must be a value is for whoever asks to say.
 */
export function checkFieldValue(
  kind: FieldKind,
  field: FieldSettings,
  given: unknown,
  readShape?: ReadShape,
): CheckedValue {
  const trimmed = typeof given === 'string' ? given.trim() : given;
  if (isNothing(trimmed)) return { value: null };
  const shaped = readShape === undefined ? { isRight: true, value: trimmed } : readShape(trimmed);
  if (!shaped.isRight) return { fault: 'wrong-kind' };
  if (isEmptyValue(kind, shaped.value)) return { value: null };
  if (Array.isArray(shaped.value) && kind.canBeMany && !field.isMany && shaped.value.length > 1) {
    return { fault: 'too-many' };
  }
  return kind.check?.(shaped.value, field) ?? { value: shaped.value };
}
