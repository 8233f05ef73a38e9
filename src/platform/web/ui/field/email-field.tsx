import { TextField, type TextFieldProps } from './text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** The browser may fill it in, and a phone shows the @. */
export function EmailField(props: EmailFieldProps) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" spellCheck="false" />;
}
