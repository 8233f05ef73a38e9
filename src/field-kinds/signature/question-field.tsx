import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { postedName } from '../kit/contract/question-kind.ts';
import { firstOf, LineQuestion } from '../kit/web/question/line-question.tsx';
import styles from '../kit/web/question/question.module.css';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import signature, { drawingPart, type SignatureSettings } from './question.ts';
import { SignaturePad } from './signature-pad.tsx';

export const question = signature;

/** A name that is typed, and with our script a place to draw below it; either will do. */
export default function SignatureQuestion(props: QuestionFieldProps<SignatureSettings>) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const help = props.help?.value ? props.help : { value: t('fields.ask.signHelp') };
  const name = postedName(props.name, drawingPart);
  const before = firstOf(props, drawingPart);
  return (
    <div className={styles.rows}>
      <LineQuestion {...props} help={help} spellCheck={false} />
      {props.field.settings.canDraw &&
        (isAlive ? (
          <SignaturePad name={name} before={before} typedId={props.id} />
        ) : (
          <input type="hidden" name={name} defaultValue={before} />
        ))}
    </div>
  );
}
