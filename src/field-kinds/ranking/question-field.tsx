import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef, useState } from 'react';
import { Text } from '#platform/web/content/localized.tsx';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { postedName } from '../kit/contract/question-kind.ts';
import { firstOf } from '../kit/web/question/line-question.tsx';
import { PlainSelect } from '../kit/web/question/plain-select.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import { movedOption } from './moved-option.ts';
import ranking from './question.ts';

export const question = ranking;

/** A place to choose for each; with a script also buttons that move one, and all places follow. */
export default function RankingQuestion(props: QuestionFieldProps<object>) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const list = useRef<HTMLOListElement>(null);
  const { id, name, options, error } = props;
  const [said, setSaid] = useState('');

  const places = () => [...(list.current?.querySelectorAll('select') ?? [])];

  function move(value: string, by: -1 | 1, words: string) {
    const fields = places();
    // Those without a place stay behind those that have one, in the order in which they are asked.
    const order = options
      .map((option, index) => ({ value: option.value, place: Number(fields[index]?.value || options.length + 1) }))
      .sort((one, other) => one.place - other.place)
      .map((one) => one.value);
    const moved = movedOption(order, value, by);
    options.forEach((option, index) => {
      const field = fields[index];
      if (field === undefined) return;
      field.value = String(moved.indexOf(option.value) + 1);
      // Whoever listens to the form knows of what was filled in by a press too.
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    setSaid(t('fields.ask.moved', { option: words, place: moved.indexOf(value) + 1, all: moved.length }));
  }

  return (
    <QuestionGroup {...props}>
      <ol ref={list} className={styles.rows}>
        {options.map(({ value, label }, index) => (
          <li key={value} className={styles.row}>
            <span className={styles.rowName}>
              <Text of={label} />
            </span>
            <span className={styles.rowTools}>
              <PlainSelect
                id={index === 0 ? id : `${id}-${index}`}
                name={postedName(name, value)}
                aria-label={t('fields.ask.place', { option: label.value })}
                aria-invalid={error ? true : undefined}
                defaultValue={firstOf(props, value)}
              >
                <option value="">–</option>
                {options.map((other, place) => (
                  <option key={other.value} value={place + 1}>
                    {place + 1}
                  </option>
                ))}
              </PlainSelect>
              {isAlive && (
                <>
                  <PlainButton
                    variant="quiet"
                    icon={ArrowUp}
                    label={t('fields.ask.earlier', { option: label.value })}
                    onClick={() => move(value, -1, label.value)}
                  />
                  <PlainButton
                    variant="quiet"
                    icon={ArrowDown}
                    label={t('fields.ask.later', { option: label.value })}
                    onClick={() => move(value, 1, label.value)}
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </QuestionGroup>
  );
}
