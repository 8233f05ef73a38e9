import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { asPlace } from '../kit/web/read-values.ts';

export default function PlaceView({ value }: FieldViewProps) {
  const address = asPlace(value)?.address;
  return address === undefined ? null : <span dir="auto">{address}</span>;
}
