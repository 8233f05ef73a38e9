import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';

export { default as kind } from './definition.ts';

export default function ManyChoiceInput({ value, onChange, options, ...props }: FieldInputProps<string[]>) {
  return <CheckboxGroup {...textsOf(props)} options={options} value={value ?? []} onChange={onChange} />;
}
