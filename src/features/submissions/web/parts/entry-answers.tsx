import { checkAnswers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import { AnswerList } from './answer-list.tsx';
import { KeepAnswers } from './keep-answers.tsx';

interface EntryAnswersProps {
  document: FormDocument;
  posted: PostedFields;
  headingLevel: number;
}

/** What somebody filled in of a form that closed meanwhile: theirs to copy, save or print, though it cannot be sent. */
export function EntryAnswers({ document, posted, headingLevel }: EntryAnswersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = usePlatformLocale();
  const checked = checkAnswers(document, posted, { book: questionBook, timeZone });
  const answers = givenAnswers(document, checked.answers, questionBook, language);
  const Heading = `h${Math.min(6, headingLevel)}` as 'h2';
  if (answers.length === 0) return null;
  return (
    <section aria-label={t('filling.filledIn')}>
      <Heading>{t('filling.filledIn')}</Heading>
      <AnswerList answers={answers} />
      <KeepAnswers title={pickLanguage(document.title, language, defaultLanguage)?.value ?? ''} answers={answers} />
    </section>
  );
}
