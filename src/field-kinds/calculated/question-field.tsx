import { use } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { DerivedAnswersContext } from '../kit/web/derived-answers-context.ts';
import { firstOf } from '../kit/web/question/line-question.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionNotes } from '../kit/web/question/question-notes.tsx';
import { useSettingWords } from '../kit/web/question/use-setting-words.ts';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import calculated, { type CalculatedSettings } from './question.ts';

export const question = calculated;

/** Nothing to fill in: the outcome so far, said when it changes. */
export default function CalculatedQuestion(props: QuestionFieldProps<CalculatedSettings>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useSettingWords();
  const derived = use(DerivedAnswersContext)?.(props.name);
  const before = firstOf(props);
  const value = typeof derived === 'number' ? derived : before === '' ? Number.NaN : Number(before);
  const { decimals, look, unit } = props.field.settings;
  const measure = words(unit);
  const money = { style: 'currency', currency: 'EUR' } as const;
  const isKnown = Number.isFinite(value);
  return (
    <div className={fieldStyles.field}>
      <span id={`${props.id}-name`} className={fieldStyles.label}>
        <Text of={props.label} />
      </span>
      <QuestionNotes {...props} />
      <output
        id={props.id}
        aria-labelledby={`${props.id}-name`}
        className={isKnown ? styles.outcome : fieldStyles.help}
      >
        {isKnown
          ? formatNumber(value, language, look === 'money' ? money : { maximumFractionDigits: decimals })
          : t('fields.ask.notYet')}
        {isKnown && measure && (
          <>
            {' '}
            <Text of={measure} />
          </>
        )}
      </output>
    </div>
  );
}
