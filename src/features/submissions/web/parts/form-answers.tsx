import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import { stepFields } from '../../contract/step-fields.ts';
import { stepOfField } from '../../contract/step-flow.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './form-fill.module.css';

/** Everything in a row before it is sent, with the way back to each answer. */
export function FormAnswers({ document, answers }: { document: FormDocument; answers: Answers }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <AnswerList
      answers={givenAnswers(document, answers, questionBook, language)}
      actionOf={({ field, label }) => (
        <button
          type="submit"
          name={stepFields.action}
          value={`open:${stepOfField(document, field) ?? ''}`}
          className={styles.change}
        >
          {t('filling.change')}
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
    />
  );
}
