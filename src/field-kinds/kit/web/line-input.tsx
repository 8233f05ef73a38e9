import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { type FieldInputProps, textsOf } from './field-input-props.ts';

interface LineInputProps extends FieldInputProps<string> {
  /** Which keyboard a phone shows. */
  type: 'text' | 'email' | 'tel' | 'url';
}

/** One line, as one person writes it. */
export function LineInput({ type, autoComplete = 'off', value, onChange, ...props }: LineInputProps) {
  return (
    <TextField {...textsOf(props)} type={type} autoComplete={autoComplete} value={value ?? ''} onChange={onChange} />
  );
}
