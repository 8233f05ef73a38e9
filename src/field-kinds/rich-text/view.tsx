import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import type { FieldLook, FieldViewProps } from '../kit/web/field-view-props.ts';
import { asRichText } from '../kit/web/read-values.ts';

export const look: FieldLook = { isPart: true, hasNoLabel: true, hasNoCell: true };

export default function RichTextView({ value, headingLevel }: FieldViewProps) {
  const text = asRichText(value);
  return text && <RichText of={text} headingLevel={headingLevel} />;
}
