import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

export default function ChoiceInput({
  value,
  onChange,
  options,
  inputType,
  ...props
}: FieldInputProps<string | string[]>) {
  const { isMany, isListed } = props.field;
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  if (isMany) return <CheckboxGroup {...textsOf(props)} options={options} value={chosen} onChange={onChange} />;
  const Field = inputType === 'radio' ? RadioGroup : Select;
  return (
    <Field
      {...textsOf(props)}
      options={options}
      value={chosen[0] ?? null}
      onChange={(one) => onChange(isListed ? [one] : one)}
    />
  );
}
