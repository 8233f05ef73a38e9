import { inLanguage } from '#platform/web/i18n/in-language.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { asWords } from '../kit/web/read-values.ts';

export default function TextView({ value }: FieldViewProps) {
  const words = asWords(value);
  return words && <span {...inLanguage(words.lang)}>{words.value}</span>;
}
