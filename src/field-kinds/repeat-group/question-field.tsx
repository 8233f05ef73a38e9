import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { postedName } from '../kit/contract/question-kind.ts';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import { useSettingWords } from '../kit/web/question/use-setting-words.ts';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import repeatGroup, { type RepeatGroupSettings } from './question.ts';

export const question = repeatGroup;

/** The buttons post the form: who fills it in without a script gets it back with one more, or one less. */
export default function RepeatGroupQuestion(props: QuestionFieldProps<RepeatGroupSettings>) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const { id, name, times = [] } = props;
  const { min, max, addWords } = props.field.settings;
  const own = words(addWords);
  return (
    <QuestionGroup {...props}>
      <input type="hidden" name={postedName(name, 'times')} value={times.length} readOnly />
      <div className={styles.rows}>
        {times.map(({ key, drawn }, index) => (
          <fieldset key={key} className={styles.time}>
            <legend className="visually-hidden">{t('fields.ask.number', { number: index + 1 })}</legend>
            {drawn}
            {times.length > min && (
              <span>
                <PlainButton
                  type="submit"
                  variant="quiet"
                  icon={Trash2}
                  name={postedName(name, 'remove')}
                  value={index}
                  formNoValidate
                >
                  {t('fields.ask.takeAway', { number: index + 1 })}
                </PlainButton>
              </span>
            )}
          </fieldset>
        ))}
      </div>
      {times.length < max && (
        <span className={styles.addOne}>
          <PlainButton type="submit" id={id} icon={Plus} name={postedName(name, 'add')} value="1" formNoValidate>
            {own ? <Text of={own} /> : t('fields.ask.addOne')}
          </PlainButton>
        </span>
      )}
    </QuestionGroup>
  );
}
