import { settingsOf } from '#features/profile-fields/contract/field-settings.ts';
import type { ProfileField } from '#features/profile-fields/contract/profile-field.ts';
import { FieldInput } from '#field-kinds/kit/web/field-input.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { PropertyValue } from '../contract/profile-properties.ts';
import { fieldId } from './field-faults.ts';

interface OwnFieldProps {
  field: ProfileField;
  value: PropertyValue;
  error: string | undefined;
  onChange(value: PropertyValue): void;
}

/** One field of the platform, asked in the way that its definition says. */
export function OwnField({ field, value, error, onChange }: OwnFieldProps) {
  const language = useLanguage();
  return (
    <FieldInput
      id={fieldId(field.key)}
      label={field.label}
      help={field.help || undefined}
      error={error}
      isRequired={field.required}
      field={settingsOf(field)}
      options={field.options.map((option) => ({ id: option.value, label: option.label }))}
      inputType={field.inputType}
      autoComplete={field.autocomplete || 'off'}
      language={language}
      value={value}
      onChange={(changed) => onChange(changed as PropertyValue)}
    />
  );
}
