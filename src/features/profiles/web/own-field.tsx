import type { ReactNode } from 'react';
import type { ProfileField } from '#features/profile-fields/contract/profile-field.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { DateField } from '#platform/web/ui/date/date-field.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { PropertyValue } from '../contract/profile-properties.ts';
import { fieldId } from './field-faults.ts';

interface OwnFieldProps {
  field: ProfileField;
  value: PropertyValue;
  error: string | undefined;
  onChange(value: PropertyValue): void;
}

const keyboards = { email: 'email', phone: 'tel', url: 'url' } as const;

/** One field of the platform, asked in the way that its definition says. */
export function OwnField({ field, value, error, onChange }: OwnFieldProps): ReactNode {
  const { label, type, inputType } = field;
  const common = {
    id: fieldId(field.key),
    label,
    help: field.help || undefined,
    error,
    isRequired: field.required,
  };
  const text = typeof value === 'string' ? value : '';
  const options = field.options.map((option) => ({ id: option.value, label: option.label }));
  const autoComplete = field.autocomplete || 'off';
  switch (inputType) {
    case 'textarea':
      return <TextArea {...common} value={text} onChange={onChange} maxLength={4000} rows={5} />;
    case 'number':
      return <NumberField {...common} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'date':
      return <DateField {...common} value={text === '' ? null : text} onChange={onChange} />;
    case 'select':
      return <Select {...common} options={options} value={text === '' ? null : text} onChange={onChange} />;
    case 'radio':
      return <RadioGroup {...common} options={options} value={text === '' ? null : text} onChange={onChange} />;
    case 'checkboxes':
      return (
        <CheckboxGroup {...common} options={options} value={Array.isArray(value) ? value : []} onChange={onChange} />
      );
    case 'checkbox':
      return (
        <Checkbox id={common.id} help={common.help} error={error} isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'switch':
      return (
        <Switch id={common.id} help={common.help} isSelected={value === true} onChange={onChange}>
          {label}
        </Switch>
      );
    default: {
      const keyboard = type in keyboards ? keyboards[type as keyof typeof keyboards] : 'text';
      return <TextField {...common} type={keyboard} autoComplete={autoComplete} value={text} onChange={onChange} />;
    }
  }
}
