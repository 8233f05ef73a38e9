import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ChoiceList } from '../kit/web/question/choice-list.tsx';
import { requiredState, stateOf } from '../kit/web/question/describe-question.ts';
import { firstOf } from '../kit/web/question/line-question.tsx';
import { PlainSelect } from '../kit/web/question/plain-select.tsx';
import { QuestionFrame } from '../kit/web/question/question-frame.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import choice, { type ChoiceSettings } from './question.ts';

export const question = choice;

/** More buttons than this are more to read than to choose from. */
const mostButtons = 12;

export default function ChoiceQuestion(props: QuestionFieldProps<ChoiceSettings>) {
  const { look, hasOther } = props.field.settings;
  const isLong = props.options.length > mostButtons;
  // Words of one's own need a place beside the buttons.
  if (hasOther || look === 'radio' || (look === 'auto' && !isLong)) {
    return <ChoiceList {...props} type="radio" hasOther={hasOther} />;
  }
  return <ChoiceMenu {...props} />;
}

function ChoiceMenu(props: QuestionFieldProps<ChoiceSettings>) {
  const { t } = useTranslation();
  const { id, name, options, autoComplete } = props;
  return (
    <QuestionFrame {...props}>
      <PlainSelect
        {...{ id, name, autoComplete }}
        {...stateOf(props)}
        {...requiredState(props)}
        defaultValue={firstOf(props)}
      >
        <option value="">{t('fields.ask.choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value} {...inLanguage(label.lang)}>
            {label.value}
          </option>
        ))}
      </PlainSelect>
    </QuestionFrame>
  );
}
