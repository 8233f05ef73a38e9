import type { FieldOf } from '#platform/contract/options/option-field.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';

/** An amount: typed in euros, kept in cents. */
export function CentsInput({ field, path, names }: OptionInputProps<FieldOf<'cents'>>) {
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  // Null is no bound; what nobody wrote is the default.
  const value = written === undefined ? field.default : written;
  return (
    <NumberField
      label={label}
      help={help}
      hasNoSteppers
      formatOptions={{ style: 'currency', currency: 'EUR' }}
      minValue={-1e10}
      maxValue={1e10}
      value={typeof value === 'number' ? value / 100 : null}
      onChange={(euros) => set(euros === null ? null : Math.round(euros * 100))}
    />
  );
}
