import { captionLanguages } from '#features/list-items/web/video-part.ts';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { Select } from '#platform/web/ui/field/select.tsx';

/** One of the languages that a video is subtitled in. */
export function LanguageInput({ field, path, names }: OptionInputProps<FieldOf<'line'>>) {
  const own = useLanguage();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const value = String(written ?? field.default ?? '');
  return (
    <Select
      label={label}
      help={help}
      options={[...new Set([...captionLanguages, value])].map((id) => ({ id, label: languageName(id, own) }))}
      value={value}
      onChange={set}
    />
  );
}
