import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readPostcode } from '../kit/contract/dutch-postcode.ts';
import { firstOf } from '../kit/web/question/line-question.tsx';
import { PartField } from '../kit/web/question/part-field.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import address, { type AddressSettings } from './question.ts';

export const question = address;

export default function AddressQuestion(props: QuestionFieldProps<AddressSettings>) {
  const { t } = useTranslation();
  const isWhole = props.field.settings.asks === 'whole';
  const postcode = firstOf(props, 'postcode');
  const isEmpty = (part: string) => firstOf(props, part) === '';
  // Whoever asks not to be filled in ("off") means the parts too.
  const token = (name: string) => (props.autoComplete === 'off' ? 'off' : name);
  return (
    <QuestionGroup {...props}>
      <div className={styles.parts}>
        <PartField
          question={props}
          part="postcode"
          label={t('fields.ask.postcode')}
          autoComplete={token('postal-code')}
          isFirst
          isWrong={readPostcode(postcode) === undefined}
        />
        <PartField
          question={props}
          part="houseNumber"
          label={t('fields.ask.houseNumber')}
          inputMode="numeric"
          isWrong={!/^\d/.test(firstOf(props, 'houseNumber'))}
        />
        <PartField question={props} part="addition" label={t('fields.ask.addition')} isWrong={false} />
        {isWhole && (
          <>
            <PartField
              question={props}
              part="street"
              label={t('fields.ask.street')}
              autoComplete={token('address-line1')}
              isWide
              isWrong={isEmpty('street')}
            />
            <PartField
              question={props}
              part="town"
              label={t('fields.ask.town')}
              autoComplete={token('address-level2')}
              isWide
              isWrong={isEmpty('town')}
            />
          </>
        )}
      </div>
    </QuestionGroup>
  );
}
