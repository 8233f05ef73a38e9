import type { AnswerFault } from '#features/forms/contract/check-answers.ts';
import type { InnerField } from '#features/forms/contract/form-document.ts';
import { askedField } from '#features/forms/contract/form-questions.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { QuestionField } from '#field-kinds/kit/web/question-field.tsx';
import type { QuestionFieldProps } from '#field-kinds/kit/web/question-field-props.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useFaultText } from './use-fault-text.ts';

interface AskedQuestionProps {
  field: InnerField;
  /** Of its fields in the form: its id, and in a group which time it is. */
  name: string;
  posted: PostedFields;
  faults: readonly AnswerFault[];
  /** Of a group: its questions, for each time that they are asked. */
  times?: QuestionFieldProps['times'];
}

/** The id of the field that the summary of faults leads to. */
export const idOfQuestion = (name: string): string => `q-${name.replaceAll('.', '-')}`;

export function AskedQuestion({ field, name, posted, faults, times }: AskedQuestionProps) {
  const language = useLanguage();
  const faultText = useFaultText();
  const read = (text: StoredText): LocalizedText | undefined => pickLanguage(text, language, defaultLanguage);
  const help = read(field.help);
  const fault = faults.find((one) => one.name === name);
  return (
    <QuestionField
      name={name}
      id={idOfQuestion(name)}
      label={read(field.label) ?? { value: '' }}
      help={help?.value ? help : undefined}
      isRequired={field.isRequired}
      error={fault && faultText(field, fault.fault)}
      field={askedField(field, questionBook.named(field.kind))}
      options={field.options.map(({ value, label, help: more }) => {
        const words = read(more);
        return { value, label: read(label) ?? { value }, help: words?.value ? words : undefined };
      })}
      autoComplete={field.autocomplete || undefined}
      posted={posted}
      {...(times && { times })}
    />
  );
}
