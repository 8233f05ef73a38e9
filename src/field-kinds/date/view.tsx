import { isDate } from '#platform/contract/field-validators.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';

export default function DateView({ value }: FieldViewProps) {
  const dates = useDates();
  if (typeof value !== 'string' || !isDate(value)) return null;
  return <time dateTime={value}>{dates.date(value)}</time>;
}
