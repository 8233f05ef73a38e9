import { ChoiceList } from '../kit/web/question/choice-list.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import manyChoice, { type ManyChoiceSettings } from './question.ts';

export const question = manyChoice;

export default function ManyChoiceQuestion(props: QuestionFieldProps<ManyChoiceSettings>) {
  return <ChoiceList {...props} type="checkbox" hasOther={props.field.settings.hasOther} />;
}
