import type { InnerField } from '#features/forms/contract/form-document.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** What is wrong with an answer, in the words of who made the form, else in our own. */
export function useFaultText(): (field: Pick<InnerField, 'message'>, fault: string) => string {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return ({ message }, fault) => {
    const own = pickLanguage(message, language, defaultLanguage)?.value;
    if (own) return own;
    const key = `fields.faults.${fault}`;
    return i18n.exists(key) ? t(key) : t('filling.wrong');
  };
}
