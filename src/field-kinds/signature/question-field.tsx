import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import signature from './question.ts';

export const question = signature;

export default function SignatureQuestion(props: QuestionFieldProps<object>) {
  const { t } = useTranslation();
  const help = props.help?.value ? props.help : { value: t('fields.ask.signHelp') };
  return <LineQuestion {...props} help={help} spellCheck={false} />;
}
