import type { FieldInputProps } from '../kit/web/field-input-props.ts';
import { LineInput } from '../kit/web/line-input.tsx';
import definition from './definition.ts';

export const kind = definition;

export default function EmailInput(props: FieldInputProps<string>) {
  return <LineInput {...props} type="email" />;
}
