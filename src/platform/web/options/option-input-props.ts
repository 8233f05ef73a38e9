import type { OptionField } from '#platform/contract/options/option-field.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';

export interface OptionInputProps<Field = OptionField> {
  field: Field;
  /** From what is edited to the value; of a field that is spread, to what has its keys. */
  path: Path;
  /** By which its words are found. */
  names: readonly string[];
}

export interface OptionInputsProps {
  fields: readonly OptionField[];
  path: Path;
  names: readonly string[];
}
