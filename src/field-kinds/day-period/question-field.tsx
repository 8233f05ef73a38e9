import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { fixedBound } from '../kit/contract/day-bound.ts';
import { PartField } from '../kit/web/question/part-field.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import dayPeriod, { type DayPeriodSettings } from './question.ts';

export const question = dayPeriod;

export default function DayPeriodQuestion(props: QuestionFieldProps<DayPeriodSettings>) {
  const { t } = useTranslation();
  const { min, max } = props.field.settings;
  const day = { question: props, type: 'date', min: fixedBound(min), max: fixedBound(max) } as const;
  return (
    <QuestionGroup {...props}>
      <div className={styles.parts}>
        <PartField {...day} part="from" label={t('fields.ask.from')} isFirst />
        <PartField {...day} part="until" label={t('fields.ask.until')} />
      </div>
    </QuestionGroup>
  );
}
