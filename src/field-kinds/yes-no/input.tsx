import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import type { FieldInputProps } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

export default function YesNoInput({ id, label, help, error, inputType, value, onChange }: FieldInputProps<boolean>) {
  const isSelected = value === true;
  if (inputType === 'switch') {
    return (
      <Switch id={id} help={help} isSelected={isSelected} onChange={onChange}>
        {label}
      </Switch>
    );
  }
  return (
    <Checkbox id={id} help={help} error={error} isSelected={isSelected} onChange={onChange}>
      {label}
    </Checkbox>
  );
}
