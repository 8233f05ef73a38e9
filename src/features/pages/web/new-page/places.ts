import type { MenuSource } from '#features/menus/contract/menu-source.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';

/** Beside the pages of the first level. */
export const topPlace = 'top';

/** Below which item of the menu a page can come: each with what stands above it. */
export function placesInMenu({ items }: Pick<MenuSource, 'items'>, language: Language): Option[] {
  const nameOf = (item: MenuSource['items'][number]) => pickLanguage(item.name, language, defaultLanguage)?.value ?? '';
  const byGuid = new Map(items.map((item) => [item.guid, item]));
  return items.map((item) => {
    const above: string[] = [];
    for (let parent = byGuid.get(item.parentGuid ?? ''); parent; parent = byGuid.get(parent.parentGuid ?? '')) {
      above.unshift(nameOf(parent));
    }
    return { id: item.guid, label: nameOf(item), ...(above.length > 0 && { description: above.join(' › ') }) };
  });
}
