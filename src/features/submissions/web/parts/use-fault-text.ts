import type { InnerField } from '#features/forms/contract/form-document.ts';
import { askedField } from '#features/forms/contract/form-questions.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** What is wrong with an answer, in the words of who made the form, else in our own. */
export function useFaultText(): (field: InnerField, fault: string) => string {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return (field, fault) => {
    const own = pickLanguage(field.message, language, defaultLanguage)?.value;
    if (own) return own;
    const key = `fields.faults.${fault}`;
    const question = questionBook.named(field.kind);
    return i18n.exists(key) ? t(key, question?.faultValues?.(askedField(field, question))) : t('filling.wrong');
  };
}
