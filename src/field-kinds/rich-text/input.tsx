import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { FollowedRichText } from '#platform/web/rich-text-editor/followed-rich-text.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

export default function RichTextInput({ value, onChange, language, ...props }: FieldInputProps<StoredRichText>) {
  const all = value?.$lang ?? {};
  return (
    <FollowedRichText
      // A text starts anew in another language.
      key={language}
      {...textsOf(props)}
      lang={language}
      value={all[language]}
      onChange={(document) => onChange({ $lang: { ...all, [language]: document } })}
    />
  );
}
