import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { postedName } from '../kit/contract/question-kind.ts';
import { firstOf, LineQuestion } from '../kit/web/question/line-question.tsx';
import styles from '../kit/web/question/question.module.css';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import { PointPicker } from './point-picker.tsx';
import place, { type PlaceSettings, pointPart } from './question.ts';

export const question = place;

/** Words, which anyone can give; and with our script a point below them. */
export default function PlaceQuestion(props: QuestionFieldProps<PlaceSettings>) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const name = postedName(props.name, pointPart);
  const before = firstOf(props, pointPart);
  return (
    <div className={styles.rows}>
      <LineQuestion {...props} help={props.help?.value ? props.help : { value: t('fields.ask.placeHelp') }} />
      {isAlive ? (
        <PointPicker
          {...{ name, before }}
          label={props.label.value}
          typedId={props.id}
          settings={props.field.settings}
        />
      ) : (
        <input type="hidden" name={name} defaultValue={before} />
      )}
    </div>
  );
}
