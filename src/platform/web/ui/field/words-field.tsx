import type { ReactNode } from 'react';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { TextField } from './text-field.tsx';

type Words = Partial<Record<string, string>>;

export interface WordsFieldProps {
  label: string;
  /** By language; those in a language that the platform no longer has stay. */
  value: Words;
  onChange(value: { nl: string } & Record<string, string>): void;
  /** Of the words in the default language, which alone must be there: they stand in for all others. */
  id?: string;
  isRequired?: boolean;
  error?: ReactNode;
}

/** The same words in each language of the platform. */
export function WordsField({ label, value, onChange, id, isRequired, error }: WordsFieldProps) {
  const languages = useLanguages();
  const own = useLanguage();
  const written = Object.fromEntries(Object.entries(value).map(([language, words]) => [language, words ?? '']));
  return languages.map((language) => (
    <TextField
      key={language}
      label={languages.length === 1 ? label : `${label}, ${languageName(language, own)}`}
      value={value[language] ?? ''}
      onChange={(words) => onChange({ nl: '', ...written, [language]: words })}
      {...(language === own ? {} : inLanguage(language))}
      {...(language === defaultLanguage && { ...(id !== undefined && { id }), isRequired, error })}
    />
  ));
}
