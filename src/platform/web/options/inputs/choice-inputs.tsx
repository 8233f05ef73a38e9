import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import type { OptionInputProps } from '../option-input-props.ts';
import { useEditedOptions, useOption } from '../options-context.ts';
import { useOptionWords } from '../use-option-words.ts';

/** In a list of options: none of them. */
const none = '';

export function NumberInput({ field, path, names }: OptionInputProps<FieldOf<'number'>>) {
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const value = written ?? field.default;
  // A place on a map has more digits than one counts up to.
  const isCounted = field.isWhole;
  return (
    <NumberField
      label={label}
      help={help}
      {...(field.min !== undefined && { minValue: field.min })}
      {...(field.max !== undefined && { maxValue: field.max })}
      {...(isCounted ? { step: 1 } : { formatOptions: { maximumFractionDigits: 8 } })}
      hasNoSteppers={!isCounted}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => {
        const next = number ?? field.default;
        if (next !== written && (next !== undefined || field.isOptional === true)) set(next);
      }}
    />
  );
}

export function SwitchInput({ field, path, names }: OptionInputProps<FieldOf<'switch'>>) {
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  return (
    <Switch isSelected={(written ?? field.default) === true} help={help} onChange={set}>
      {label}
    </Switch>
  );
}

export function ChoiceInput({ field, path, names }: OptionInputProps<FieldOf<'choice'>>) {
  const { t } = useTranslation();
  const [written, set] = useOption(path);
  const { label, help, valueName } = useOptionWords(names);
  const { sharedWords } = useEditedOptions();
  const nameOf = (value: string | number) =>
    field.words === undefined ? valueName(value) : t(`${sharedWords}.${field.words}.${value}`);
  const options: Option[] = field.values.map((value) => ({ id: String(value), label: nameOf(value) }));
  if (field.isOptional === true) options.unshift({ id: none, label: t('ui.options.none') });
  return (
    <Select
      label={label}
      help={help}
      options={options}
      value={String(written ?? field.default ?? none)}
      onChange={(id) => set(field.values.find((value) => String(value) === id))}
    />
  );
}

export function ChoicesInput({ field, path, names }: OptionInputProps<FieldOf<'choices'>>) {
  const [written, set] = useOption(path);
  const { label, help, valueName } = useOptionWords(names);
  return (
    <CheckboxGroup
      label={label}
      help={help}
      options={field.values.map((id) => ({ id, label: valueName(id) }))}
      value={Array.isArray(written) ? written : []}
      onChange={set}
    />
  );
}
