import { lazy } from 'react';
import { DateField } from '#platform/web/ui/date/date-field.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

/** Fetched by the forms that look days up alone. */
const DatePicker = lazy(async () => ({ default: (await import('#platform/web/ui/date/date-picker.tsx')).DatePicker }));

export default function DateInput({ value, onChange, hasCalendar, ...props }: FieldInputProps<string>) {
  const Field = hasCalendar ? DatePicker : DateField;
  return <Field {...textsOf(props)} value={value} onChange={onChange} />;
}
