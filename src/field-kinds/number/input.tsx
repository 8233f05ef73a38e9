import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

export default function NumberInput({ value, onChange, ...props }: FieldInputProps<number>) {
  return <NumberField {...textsOf(props)} value={value} onChange={onChange} />;
}
