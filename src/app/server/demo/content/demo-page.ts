import type { z } from 'zod';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { areas } from '#features/pages/contract/page-layout.ts';
import { demoGuid } from '../demo-guid.ts';
import type { DemoDates } from './demo-dates.ts';
import { type PageKey, pageGuid } from './page-keys.ts';

/** A page as the pages service takes it, and what is done with it after it was made. */
export interface DemoPage {
  key: PageKey;
  guid: string;
  document: z.input<typeof PageDocument>;
  isDraft: boolean;
}

/** Some texts name days, so a page is written when its dates are known. */
export type WritePage = (dates: DemoDates) => DemoPage;

type BlockInput = z.input<typeof StoredBlock>;
type Frame = Partial<Pick<BlockInput, 'heading' | 'headingLevel' | 'more' | 'background' | 'anchor' | 'visibility' | 'roleIds' | 'period'>>;
export type DemoBlock = Omit<BlockInput, 'guid' | 'layoutPosition' | 'sortId'>;

/** The compiler holds the options against the block's own schema. */
export const block = <Options extends z.ZodObject>(
  definition: BlockDefinition<Options>,
  options: z.input<Options>,
  frame: Frame = {},
): DemoBlock => ({ buildingBlockName: definition.name, version: definition.version, options, ...frame });

type AreaName = (typeof areas)[number];

interface PageInput extends Omit<z.input<typeof PageDocument>, 'buildingBlockInstances'> {
  isDraft?: boolean;
  /** By area, in the order in which they stand; a block's name only has to be unique on its page. */
  blocks: Partial<Record<AreaName, Record<string, DemoBlock>>>;
}

export function demoPage(key: PageKey, { isDraft = false, blocks, ...document }: PageInput): DemoPage {
  const placed = areas.flatMap((area) =>
    Object.entries(blocks[area] ?? {}).map(([name, one], index) => ({
      ...one,
      guid: demoGuid(`block/${key}/${name}`),
      layoutPosition: area,
      sortId: (index + 1) * 10,
    })),
  );
  return { key, guid: pageGuid(key), isDraft, document: { ...document, buildingBlockInstances: placed } };
}
