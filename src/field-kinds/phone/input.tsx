import type { FieldInputProps } from '../kit/web/field-input-props.ts';
import { LineInput } from '../kit/web/line-input.tsx';

export { default as kind } from './definition.ts';

export default function PhoneInput(props: FieldInputProps<string>) {
  return <LineInput {...props} type="tel" />;
}
