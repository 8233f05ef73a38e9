import { Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { otherPart, otherPosted } from '../../contract/other-choice.ts';
import { postedName } from '../../contract/question-kind.ts';
import type { QuestionFieldProps } from '../question-field-props.ts';
import { firstOf } from './line-question.tsx';
import { PlainChoice } from './plain-choice.tsx';
import styles from './question.module.css';
import { QuestionGroup } from './question-group.tsx';

interface ChoiceListProps extends QuestionFieldProps {
  type: 'radio' | 'checkbox';
  hasOther: boolean;
}

/** Everything one can choose, each on its own line, with words of one's own at the end where the question takes them. */
export function ChoiceList({ type, hasOther, ...props }: ChoiceListProps) {
  const { t } = useTranslation();
  const { id, name, options, posted, error } = props;
  const chosen = posted[name] ?? [];
  const hasWords = firstOf(props, otherPart) !== '';
  const lineOf = (value: string, index: number) => ({
    type,
    name,
    value,
    // The first takes the focus when the list of errors leads here.
    id: index === 0 ? id : `${id}-${index}`,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <QuestionGroup {...props}>
      <div className={styles.list}>
        {options.map(({ value, label, help }, index) => (
          <PlainChoice key={value} {...lineOf(value, index)} help={help} defaultChecked={chosen.includes(value)}>
            <Text of={label} />
          </PlainChoice>
        ))}
        {hasOther && (
          <>
            <PlainChoice
              {...lineOf(otherPosted, options.length)}
              defaultChecked={chosen.includes(otherPosted) || (chosen.length === 0 && hasWords)}
            >
              {t('fields.ask.other')}
            </PlainChoice>
            <span className={styles.other}>
              <input
                name={postedName(name, otherPart)}
                aria-label={t('fields.ask.otherWords')}
                dir="auto"
                defaultValue={firstOf(props, otherPart)}
                className={classNames(fieldStyles.box, fieldStyles.input)}
              />
            </span>
          </>
        )}
      </div>
    </QuestionGroup>
  );
}
