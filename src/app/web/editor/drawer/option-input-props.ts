import type { OptionField } from '#blocks/kit/contract/option-field.ts';
import type { Path } from '#features/pages/contract/operations/operation.ts';

export interface OptionInputProps<Field = OptionField> {
  field: Field;
  /** From the block to the value; of a field that is spread, to what has its keys. */
  path: Path;
  /** By which its words are found. */
  names: readonly string[];
}

export interface OptionInputsProps {
  fields: readonly OptionField[];
  path: Path;
  names: readonly string[];
}
