import type { FormEvent } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';

interface NameFormProps {
  id: string;
  value: string;
  error?: string | undefined;
  isMissing: boolean;
  onChange(name: string): void;
  onSubmit(event: FormEvent): Promise<void>;
}

export function NameForm({ id, value, error, isMissing, onChange, onSubmit }: NameFormProps) {
  const { t } = useTranslation();
  return (
    <form id={id} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        autoFocus
        isRequired
        maxLength={200}
        label={t('pages.parts.name')}
        help={t('pages.parts.nameHelp')}
        error={isMissing && value.trim() === '' ? t('pages.parts.nameMissing') : error}
        value={value}
        onChange={onChange}
      />
    </form>
  );
}
