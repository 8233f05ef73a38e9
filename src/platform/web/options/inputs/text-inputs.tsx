import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { OptionInputProps } from '../option-input-props.ts';
import { useEditedOptions, useOption } from '../options-context.ts';
import { useOptionWords } from '../use-option-words.ts';
import { useTyped } from '../use-typed.ts';

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Words in the language that is being written. Markup that was read before is a tree, and is shown as nothing to type in. */
export function TextInput({ field, path, names }: OptionInputProps<FieldOf<'text'> | FieldOf<'markup'>>) {
  const { language } = useEditedOptions();
  const [written, , write] = useOption([...path, '$lang', language]);
  const { label, help } = useOptionWords(names);
  const typed = useTyped(wordsOf(written), (words, was) => write(words || undefined, was || undefined));
  const texts = {
    label,
    help,
    value: typed.value,
    onChange: typed.type,
    onBlur: typed.commit,
    ...inLanguage(language),
  };
  if (field.kind === 'markup') return <TextArea {...texts} rows={10} />;
  return field.hasLines === true ? <TextArea {...texts} rows={3} /> : <TextField {...texts} />;
}

/** The same in every language. What its schema would refuse stays in the field and is not saved. */
export function LineInput({ field, path, names }: OptionInputProps<FieldOf<'line'>>) {
  const { t } = useTranslation();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const value = wordsOf(written ?? field.default);
  const typed = useTyped(
    value,
    (words) => set(words.trim() === '' && field.isOptional === true ? undefined : words.trim()),
    (words) => isFitting(field, words.trim()),
  );
  return (
    <TextField
      label={label}
      help={help}
      error={typed.isRefused ? t('ui.options.notFitting') : undefined}
      {...(field.format === 'email' && { type: 'email' as const })}
      value={typed.value}
      onChange={typed.type}
      onBlur={typed.commit}
    />
  );
}

const isFitting = ({ format, maxLength, pattern }: FieldOf<'line'>, line: string): boolean => {
  if (line === '') return true;
  if (maxLength !== undefined && line.length > maxLength) return false;
  if (format === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(line);
  return pattern === undefined || new RegExp(pattern).test(line);
};
