import type { DrawnPage } from '#blocks/kit/web/page-context.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useMenu, useSettings } from './shell-data.ts';
import { useSiteApp } from './site-app-context.ts';
import { usePagePath } from './use-page-path.ts';

interface DrawnPageInput {
  title: string;
  /** By area, in the order in which the areas are read. */
  blocks: readonly (readonly BlockInstance[])[];
  trail: readonly MenuItem[];
}

/** What blocks about the page itself are told of it; of a shared part they see the blocks in its place. */
export function useDrawnPage({ title, blocks, trail }: DrawnPageInput): DrawnPage {
  const { origin, language } = useSiteApp();
  const { primaryDomain } = useSettings();
  const pathname = usePagePath();
  const menu = useMenu().items;
  const host = primaryDomain === '' ? origin : `https://${primaryDomain}`;
  return {
    title,
    address: host + withLanguagePrefix(pathname, language),
    menu,
    trail,
    blocks: blocks
      .flatMap((area) => area.toSorted((one, other) => one.sortId - other.sortId))
      .flatMap((block) => [block, ...(block.blocks ?? [])]),
  };
}
