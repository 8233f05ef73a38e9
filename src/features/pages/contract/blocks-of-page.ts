import type { BlockInstance, Page } from './page.ts';

type WithBlocks = Pick<Page, 'buildingBlockInstances'> & Partial<Pick<Page, 'templates'>>;

/** Every block that is drawn with the page: its own, those of shared parts in their place, and those of its templates. */
export function everyBlock({ buildingBlockInstances, templates }: WithBlocks): BlockInstance[] {
  const { header, footer, siteFooter } = templates ?? {};
  return [header?.blocks, buildingBlockInstances, footer?.blocks, siteFooter?.blocks]
    .flatMap((blocks) => blocks ?? [])
    .flatMap((block) => [block, ...(block.blocks ?? [])]);
}
