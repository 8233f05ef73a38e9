import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { Words } from './field-input.ts';

interface InTwoLanguagesProps {
  label: string;
  value: Words;
  onChange(value: Words): void;
  id?: string;
  error?: ReactNode;
  isRequired?: boolean;
}

/** The same words in Dutch and English; without the English ones, readers get the Dutch. */
export function InTwoLanguages({ label, value, onChange, id, error, isRequired }: InTwoLanguagesProps) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={label} id={id}>
      <TextField
        label={t('profileFields.inDutch')}
        value={value.nl}
        onChange={(nl) => onChange({ ...value, nl })}
        error={error}
        isRequired={isRequired}
      />
      <TextField label={t('profileFields.inEnglish')} value={value.en} onChange={(en) => onChange({ ...value, en })} />
    </Fieldset>
  );
}
