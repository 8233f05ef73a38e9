import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type AnswerFault, repeatedName, repeatName } from '#features/forms/contract/check-answers.ts';
import type { FormField } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { stepFields } from '../../contract/step-fields.ts';
import { AskedQuestion } from './asked-question.tsx';
import styles from './form-fill.module.css';

interface RepeatedQuestionsProps {
  group: FormField;
  posted: PostedFields;
  faults: readonly AnswerFault[];
}

/** Questions that are asked as often as there is something to answer: a person for each who comes along. */
export function RepeatedQuestions({ group, posted, faults }: RepeatedQuestionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = pickLanguage(group.label, language, defaultLanguage) ?? { value: '' };
  const times = Math.max(1, Number(posted[repeatName(group.id)]?.[0] ?? 1) || 1);
  return (
    <div className={styles.group}>
      <input type="hidden" name={repeatName(group.id)} value={times} />
      {Array.from({ length: times }, (_, index) => (
        <Fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is nothing but its number
          key={index}
          legend={
            <>
              <Text of={title} /> {times > 1 && index + 1}
            </>
          }
        >
          {group.fields.map((field) => (
            <AskedQuestion
              key={field.id}
              {...{ field, posted, faults }}
              name={repeatedName(group.id, index, field.id)}
            />
          ))}
        </Fieldset>
      ))}
      <div className={styles.buttons}>
        <PlainButton type="submit" name={stepFields.action} value={`more:${group.id}`} variant="secondary" icon={Plus}>
          {t('filling.more', { what: title.value })}
        </PlainButton>
        {times > 1 && (
          <PlainButton type="submit" name={stepFields.action} value={`less:${group.id}`} variant="quiet" icon={X}>
            {t('filling.less')}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
