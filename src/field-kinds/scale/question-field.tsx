import { Text } from '#platform/web/content/localized.tsx';
import { firstOf } from '../kit/web/question/line-question.tsx';
import { PlainChoice } from '../kit/web/question/plain-choice.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import { useSettingWords } from '../kit/web/question/use-setting-words.ts';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import scale, { type ScaleSettings } from './question.ts';

export const question = scale;

export default function ScaleQuestion(props: QuestionFieldProps<ScaleSettings>) {
  const words = useSettingWords();
  const { id, name, error } = props;
  const { from, to, lowWords, highWords } = props.field.settings;
  const [low, high] = [words(lowWords), words(highWords)];
  const endsId = low || high ? `${id}-ends` : undefined;
  const steps = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
  return (
    <QuestionGroup {...props}>
      {endsId && (
        <p id={endsId} className={styles.ends}>
          <span>
            {from}: {low && <Text of={low} />}
          </span>
          <span>
            {to}: {high && <Text of={high} />}
          </span>
        </p>
      )}
      <div className={styles.scale}>
        {steps.map((step, index) => (
          <PlainChoice
            key={step}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={step}
            defaultChecked={firstOf(props) === String(step)}
            aria-describedby={index === 0 || step === to ? endsId : undefined}
            aria-invalid={error ? true : undefined}
          >
            {step}
          </PlainChoice>
        ))}
      </div>
    </QuestionGroup>
  );
}
