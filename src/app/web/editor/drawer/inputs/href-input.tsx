import type { FieldOf } from '#platform/contract/options/option-field.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { LinkField } from './link-field.tsx';

export function HrefInput({ field, path, names }: OptionInputProps<FieldOf<'href'>>) {
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  return (
    <LinkField
      label={label}
      help={help}
      isOptional={field.isOptional === true}
      value={typeof written === 'string' ? written : ''}
      onChange={(href) => set(href === '' ? undefined : href)}
    />
  );
}
