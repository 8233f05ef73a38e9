import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';
import { longestText } from './longest-text.ts';

export const kind = definition;

export default function LongTextInput({ value, onChange, ...props }: FieldInputProps<string>) {
  return <TextArea {...textsOf(props)} value={value ?? ''} onChange={onChange} maxLength={longestText} rows={5} />;
}
