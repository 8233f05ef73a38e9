import type { ReactNode } from 'react';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';

interface WordsFieldsProps {
  id?: string;
  label: string;
  value: StoredText;
  onChange(value: StoredText): void;
  isRequired?: boolean;
  error?: ReactNode;
}

/** The same words in Dutch and English; without the English ones, readers get the Dutch. */
export function WordsFields({ id, label, value, onChange, isRequired, error }: WordsFieldsProps) {
  const { t } = useTranslation();
  const put = (language: string, words: string) => onChange({ $lang: { ...value.$lang, [language]: words } });
  return (
    <>
      <TextField
        {...(id !== undefined && { id })}
        label={t('itemTypes.inDutch', { label })}
        value={value.$lang.nl ?? ''}
        onChange={(words) => put('nl', words)}
        {...(isRequired && { isRequired })}
        error={error}
      />
      <TextField
        label={t('itemTypes.inEnglish', { label })}
        value={value.$lang.en ?? ''}
        onChange={(words) => put('en', words)}
      />
    </>
  );
}
