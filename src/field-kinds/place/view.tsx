import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { asPlace } from '../kit/web/read-values.ts';

export default function PlaceView({ value }: FieldViewProps) {
  return asPlace(value)?.address ?? null;
}
