import type { z } from 'zod';
import type { BlockFrame, WrittenBlock } from '#blocks/kit/contract/write-block.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { type Area, areas } from '#features/pages/contract/page-layout.ts';
import { demoGuid } from '../demo-guid.ts';
import type { DemoDates } from './demo-dates.ts';
import { type PageKey, pageGuid } from './page-keys.ts';

/** A page as the pages service takes it. */
export interface DemoPage {
  key: PageKey;
  guid: string;
  document: z.input<typeof PageDocument>;
  /** Made, but not published. */
  isDraft: boolean;
}

/** Some texts name days, so a page is written when its dates are known. */
export type WritePage = (dates: DemoDates) => DemoPage;

export type DemoBlock = WrittenBlock;
export type Frame = BlockFrame;

interface PageInput extends Omit<z.input<typeof PageDocument>, 'buildingBlockInstances'> {
  isDraft?: boolean;
  /** By area, in the order in which they stand. A block's name has to be unique on its page, for its guid comes from it. */
  blocks: Partial<Record<Area, Record<string, DemoBlock>>>;
}

export function demoPage(key: PageKey, { isDraft = false, blocks, ...document }: PageInput): DemoPage {
  const placed = areas.flatMap((area) =>
    Object.entries(blocks[area] ?? {}).map(([name, block], index) => ({
      ...block,
      guid: demoGuid(`block/${key}/${name}`),
      layoutPosition: area,
      sortId: (index + 1) * 10,
    })),
  );
  return { key, guid: pageGuid(key), isDraft, document: { ...document, buildingBlockInstances: placed } };
}
