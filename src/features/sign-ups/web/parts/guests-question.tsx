import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { QuestionField } from '#field-kinds/kit/web/question-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

interface GuestsQuestionProps {
  name: string;
  id: string;
  most: number;
  posted: PostedFields;
}

/** How many somebody brings to an event; alone, when nothing is said. */
export function GuestsQuestion({ name, id, most, posted }: GuestsQuestionProps) {
  const { t } = useTranslation();
  const options = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: { value: count === 0 ? t('signUp.guests.none') : String(count) },
  }));
  return (
    <QuestionField
      {...{ name, id, options }}
      label={{ value: t('signUp.guests.label') }}
      help={{ value: t('signUp.guests.help') }}
      isRequired={false}
      error={undefined}
      field={{ kind: 'choice', settings: { look: 'select', hasOther: false }, options: [] }}
      autoComplete="off"
      posted={{ [name]: posted[name] ?? ['0'] }}
    />
  );
}
