import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

export default function ManyChoiceInput({ value, onChange, options, ...props }: FieldInputProps<string[]>) {
  return <CheckboxGroup {...textsOf(props)} options={options} value={value ?? []} onChange={onChange} />;
}
