import type { StoredText } from '#platform/contract/texts/localized.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import { LineInput } from '../kit/web/line-input.tsx';
import definition from './definition.ts';

export const kind = definition;

export default function TextInput({ value, onChange, ...props }: FieldInputProps<string | StoredText>) {
  if (!props.field.isTranslated) {
    return <LineInput {...props} type="text" value={typeof value === 'string' ? value : null} onChange={onChange} />;
  }
  const { language } = props;
  const all = value === null || typeof value === 'string' ? {} : value.$lang;
  return (
    <TextField
      // A text starts anew in another language.
      key={language}
      {...textsOf(props)}
      value={all[language] ?? ''}
      onChange={(typed) => onChange({ $lang: { ...all, [language]: typed } })}
    />
  );
}
