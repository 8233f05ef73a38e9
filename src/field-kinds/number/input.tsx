import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';

export { default as kind } from './definition.ts';

export default function NumberInput({ value, onChange, ...props }: FieldInputProps<number>) {
  return <NumberField {...textsOf(props)} value={value} onChange={onChange} />;
}
