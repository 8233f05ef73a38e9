import type { FieldOption } from '../contract/field-kind.ts';
import { fieldView } from './field-views.ts';

export interface FieldValueProps {
  field: { kind: string; options: readonly FieldOption[] };
  /** As it came over the wire, in the reader's language. */
  value: unknown;
  /** In a cell: nothing that takes room. */
  isShort?: boolean;
  headingLevel?: number;
}

/** A value as its kind is drawn for a reader. */
export function FieldValue({ field, value, isShort = false, headingLevel = 3 }: FieldValueProps) {
  const View = fieldView(field.kind)?.default;
  if (View === undefined || value === undefined || value === null) return null;
  return <View value={value} options={field.options} isShort={isShort} headingLevel={headingLevel} />;
}
