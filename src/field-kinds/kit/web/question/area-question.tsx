import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import type { QuestionFieldProps } from '../question-field-props.ts';
import { requiredState, stateOf } from './describe-question.ts';
import { firstOf } from './line-question.tsx';
import { QuestionFrame } from './question-frame.tsx';

interface AreaQuestionProps extends QuestionFieldProps {
  maxLength: number;
  rows: number;
}

/** From here on a screen reader is told how much room is left; earlier it would talk through every letter. */
const nearlyFull = 20;

/** A question of several lines. What is too long is not cut off: it is said how much of it is. */
export function AreaQuestion({ maxLength, rows, ...props }: AreaQuestionProps) {
  const { t } = useTranslation();
  const { id, name, autoComplete } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(firstOf(props).length);
  // What was typed before our script came.
  useEffect(() => setLength(field.current?.value.length ?? 0), []);
  const left = maxLength - length;
  const leftText = left < 0 ? t('fields.ask.tooMuch', { count: -left }) : t('fields.ask.remaining', { count: left });
  return (
    <QuestionFrame {...props}>
      <textarea
        {...{ id, name, rows, autoComplete }}
        {...stateOf(props)}
        {...requiredState(props)}
        ref={field}
        dir="auto"
        defaultValue={firstOf(props)}
        onChange={({ currentTarget }) => setLength(currentTarget.value.length)}
        className={classNames(fieldStyles.box, fieldStyles.input, fieldStyles.area)}
      />
      <p className={fieldStyles.count}>{leftText}</p>
      {left <= nearlyFull && (
        <p className="visually-hidden" role="status">
          {leftText}
        </p>
      )}
    </QuestionFrame>
  );
}
