import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';

export default function NumberView({ value }: FieldViewProps) {
  const language = useLanguage();
  return typeof value === 'number' ? formatNumber(value, language) : null;
}
