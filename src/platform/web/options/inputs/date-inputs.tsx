import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { OptionInputProps } from '../option-input-props.ts';
import { useOption } from '../options-context.ts';
import { useOptionWords } from '../use-option-words.ts';
import { useTyped } from '../use-typed.ts';
import { typedTime } from './typed-time.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function DateInput({ field, path, names }: OptionInputProps<FieldOf<'date'>>) {
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const typed = useTyped(textOf(written), (day) => {
    if (day !== null || field.isOptional === true) set(day ?? undefined);
  });
  return <DatePicker label={label} help={help} value={typed.value} onChange={typed.type} onBlur={typed.commit} />;
}

export function MomentInput({ path, names }: OptionInputProps<FieldOf<'moment'>>) {
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const typed = useTyped(textOf(written), (moment) => set(moment ?? undefined));
  return <MomentPicker label={label} help={help} value={typed.value} onChange={typed.type} onBlur={typed.commit} />;
}

/** Typed as people write a time: the end of a day is one too, which a clock cannot show. */
export function TimeInput({ field, path, names }: OptionInputProps<FieldOf<'time'>>) {
  const { t } = useTranslation();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const typed = useTyped(
    textOf(written) ?? '',
    (words) => set(typedTime(words)),
    (words) =>
      typedTime(words) !== undefined || (words.trim() === '' && (field.isOptional === true || field.default === '')),
  );
  return (
    <TextField
      label={label}
      help={help}
      error={typed.isRefused ? t('ui.options.noTime') : undefined}
      value={typed.value}
      onChange={typed.type}
      onBlur={typed.commit}
    />
  );
}
