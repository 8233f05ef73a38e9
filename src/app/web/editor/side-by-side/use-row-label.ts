import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useOptionLabel } from '../versions/compare/option-label.ts';
import type { TextRow } from './text-rows.ts';

/** What a text is called where it can be changed: "Kop", "Kaarten, kaart 2: Titel". */
export function useRowLabel(): (row: Pick<TextRow, 'block' | 'place'>) => string {
  const option = useOptionLabel();
  const { kind } = useBlockLabels();
  const fields = useItemTarget()?.type.fields;
  const screen = useLanguage();
  return ({ block, place: { path } }) => {
    if (block !== undefined) return `${kind(block)}, ${option(block, path).toLocaleLowerCase(screen)}`;
    const field = path[0] === 'item' ? fields?.find(({ id }) => path.includes(id)) : undefined;
    if (field === undefined) return option(undefined, path);
    return pickLanguage(field.label, screen, defaultLanguage)?.value ?? field.id;
  };
}
