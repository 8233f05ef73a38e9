import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

interface DecidedStatusProps {
  field: ItemField;
  value: JsonValue | undefined;
}

/** The status of what readers have: it is changed on the page of the item, with a reason. */
export function DecidedStatus({ field, value }: DecidedStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chosen = field.options.find((option) => Array.isArray(value) && value[0] === option.value);
  const words = (text: ItemField['label']) => pickLanguage(text, language, defaultLanguage)?.value ?? '';
  const status = chosen === undefined ? t('listItems.manage.noStatus') : words(chosen.label);
  return <Notice>{t('listItems.manage.statusDecided', { label: words(field.label), status })}</Notice>;
}
