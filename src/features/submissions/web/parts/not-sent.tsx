import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { givenAnswers } from '../../contract/given-answers.ts';
import { KeepAnswers } from './keep-answers.tsx';

interface NotSentProps {
  error: unknown;
  document: FormDocument;
  answers: Answers;
}

/** A send that was refused or got lost: why, and that nothing of what was typed is gone. */
export function NotSent({ error, document, answers }: NotSentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Notice tone="danger" isLive title={t('filling.notSent')}>
        {refusalText(error, t)} {t('filling.stillHere')}
      </Notice>
      <KeepAnswers
        title={pickLanguage(document.title, language, defaultLanguage)?.value ?? ''}
        answers={givenAnswers(document, answers, questionBook, language)}
      />
    </>
  );
}
