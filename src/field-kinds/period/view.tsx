import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { PeriodText } from '../kit/web/period-text.tsx';
import { isRecord } from '../kit/web/read-values.ts';

const momentIn = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

export default function PeriodView({ value }: FieldViewProps) {
  if (!isRecord(value)) return null;
  const [start, end] = [momentIn(value.start), momentIn(value.end)];
  return start === undefined ? null : <PeriodText start={start} end={end ?? null} />;
}
