import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Phases } from '#platform/web/ui/gauge/phases.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';

/** Of a type with phases: its first single choice, whose options are the phases in their order. */
export const phaseField = (type: ItemType | undefined): ItemField | undefined =>
  type?.features.hasPhases ? type.fields.find(({ options, isMany }) => options.length > 0 && !isMany) : undefined;

/** How far it is: what comes before the chosen phase is done. */
export function ItemPhases({ item, type }: ItemFieldsProps) {
  const language = useLanguage();
  const field = phaseField(type);
  const value = field && item.fields[field.key];
  const now = field?.options.findIndex((option) => Array.isArray(value) && value[0] === option.value) ?? -1;
  if (field === undefined || now < 0) return null;
  const words = (text: ItemField['label']) => pickLanguage(text, language, defaultLanguage);
  return (
    <Phases
      label={words(field.label)?.value ?? ''}
      phases={field.options.map(({ value: id, label }, place) => ({
        id,
        label: <span {...inLanguage(words(label)?.lang)}>{words(label)?.value ?? id}</span>,
        state: place < now ? 'done' : place === now ? 'now' : 'next',
      }))}
    />
  );
}
