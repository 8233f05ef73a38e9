import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import place from './question.ts';

export const question = place;

export default function PlaceQuestion(props: QuestionFieldProps<object>) {
  const { t } = useTranslation();
  return <LineQuestion {...props} help={props.help?.value ? props.help : { value: t('fields.ask.placeHelp') }} />;
}
