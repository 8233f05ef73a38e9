import type { Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';

interface LanguageChoiceProps {
  languages: readonly Language[];
  chosen: readonly Language[];
  onChange(chosen: Language[]): void;
  /** None was chosen, and someone went on. */
  isMissing: boolean;
}

/** Which languages it is about; there is nothing to choose where it is one. */
export function LanguageChoice({ languages, chosen, onChange, isMissing }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const screen = useLanguage();
  if (languages.length < 2) return null;
  return (
    <CheckboxGroup
      label={t('review.languages.label')}
      options={languages.map((id) => ({ id, label: languageName(id, screen) }))}
      value={chosen}
      onChange={onChange}
      {...(isMissing && { error: t('review.languages.missing') })}
    />
  );
}
