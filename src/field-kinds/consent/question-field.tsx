import fieldStyles from '#platform/web/ui/field/field.module.css';
import { requiredState, stateOf } from '../kit/web/question/describe-question.ts';
import { firstOf } from '../kit/web/question/line-question.tsx';
import { PlainChoice } from '../kit/web/question/plain-choice.tsx';
import { QuestionName, QuestionNotes } from '../kit/web/question/question-notes.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import consent from './question.ts';

export const question = consent;

export default function ConsentQuestion(props: QuestionFieldProps<object>) {
  const { id, name, error } = props;
  return (
    <div className={fieldStyles.field} data-invalid={error ? true : undefined}>
      <QuestionNotes {...props} />
      <PlainChoice
        type="checkbox"
        {...{ id, name }}
        value="yes"
        defaultChecked={firstOf(props) === 'yes'}
        {...stateOf(props)}
        {...requiredState(props)}
      >
        <QuestionName {...props} />
      </PlainChoice>
    </div>
  );
}
