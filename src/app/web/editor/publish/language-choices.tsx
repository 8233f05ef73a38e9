import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { useSession } from '../state/editor-context.ts';
import type { LanguagesToPublish } from './use-languages-to-publish.ts';

interface LanguageChoicesProps {
  of: LanguagesToPublish;
  /** Without those in which nobody wrote anything. */
  isShort?: boolean;
}

/** One box for each language, with what is to be known of it. */
export function LanguageChoices({ of: { chosen, choose, mayPublish }, isShort = false }: LanguageChoicesProps) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const translations = useSession((state) => state.translations);
  const isPublished = useSession(({ page }) => page.isPublished);
  const helpOf = ({ language, hasTexts, isAutomatic, isOutdated }: LanguageState): string | undefined => {
    if (!hasTexts) return t('editor.publishLanguages.none');
    if (!mayPublish(language)) return t('editor.publishLanguages.needsYes');
    if (isAutomatic) return t('editor.publishLanguages.unread');
    return isOutdated ? t('editor.publishLanguages.outdated') : undefined;
  };
  return (
    <>
      <Checkbox
        help={mayPublish(defaultLanguage) ? undefined : t('editor.publishLanguages.needsYes')}
        // What readers do not have yet begins with it.
        isDisabled={!isPublished || !mayPublish(defaultLanguage)}
        isSelected={chosen.includes(defaultLanguage)}
        onChange={(isChosen) => choose(defaultLanguage, isChosen)}
      >
        {languageName(defaultLanguage, screen)}
      </Checkbox>
      {translations
        .filter(({ hasTexts }) => hasTexts || !isShort)
        .map((state) => (
          <Checkbox
            key={state.language}
            help={helpOf(state)}
            isDisabled={!state.hasTexts || !mayPublish(state.language)}
            isSelected={chosen.includes(state.language)}
            onChange={(isChosen) => choose(state.language, isChosen)}
          >
            {languageName(state.language, screen)}
          </Checkbox>
        ))}
    </>
  );
}
