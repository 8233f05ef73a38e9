import type { ReactNode } from 'react';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { type TypedFinding, type WordPart, wordParts } from './finding-input.ts';

export interface FindingFieldsProps {
  typed: TypedFinding;
  idOf(part: string): string;
  errorOf(part: string): ReactNode;
  onChange(changes: Partial<TypedFinding>): void;
}

const helped: Partial<Record<WordPart, string>> = { what: 'whatHelp', place: 'placeHelp', measure: 'measureHelp' };

/** What is written of a finding, in one language. */
export function FindingWords({
  typed,
  idOf,
  errorOf,
  onChange,
  language,
}: FindingFieldsProps & { language: Language }) {
  const { t } = useTranslation();
  const words = (name: string) => t(`accessibilityStatement.admin.findings.${name}`);
  return wordParts.map((part) => {
    const isShort = part === 'what' || part === 'place';
    const Field = isShort ? TextField : TextArea;
    return (
      <Field
        key={part}
        id={idOf(part)}
        label={words(part)}
        help={helped[part] && words(helped[part])}
        {...inLanguage(language)}
        isRequired={language === defaultLanguage}
        maxLength={isShort ? 200 : 1000}
        error={errorOf(part)}
        value={typed[part].$lang[language] ?? ''}
        onChange={(written) => onChange({ [part]: { $lang: { ...typed[part].$lang, [language]: written } } })}
      />
    );
  });
}
