import { isDate } from '#platform/contract/field-validators.ts';
import { formatDate } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';

export default function DateView({ value }: FieldViewProps) {
  const language = useLanguage();
  if (typeof value !== 'string' || !isDate(value)) return null;
  return <time dateTime={value}>{formatDate(value, language)}</time>;
}
