import { checkAnswers } from '#features/forms/contract/check-answers.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { FormEntry } from '../../contract/filling.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import { AnswerList } from './answer-list.tsx';

/** What somebody filled in of a form that closed meanwhile: theirs to copy or print, though it cannot be sent. */
export function EntryAnswers({ entry, headingLevel }: { entry: FormEntry; headingLevel: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = usePlatformLocale();
  const { answers } = checkAnswers(entry.document, entry.posted, { book: questionBook, timeZone });
  const Heading = `h${Math.min(6, headingLevel)}` as 'h2';
  return (
    <section aria-label={t('filling.filledIn')}>
      <Heading>{t('filling.filledIn')}</Heading>
      <AnswerList answers={givenAnswers(entry.document, answers, questionBook, language)} />
    </section>
  );
}
