import { type RenderResult, render } from '@testing-library/react';
import { NowContext } from '#platform/web/content/now-context.ts';
import type { BlockDefinition } from '../../contract/block-definition.ts';
import { BlockArea } from '../block-area.tsx';
import { loadBlockView, pageTitleBlock } from '../block-catalogue.ts';
import { PageTitleContext } from '../page-title-context.ts';
import { type BuildBlock, buildBlock } from './build-block.ts';

interface DrawBlock extends BuildBlock {
  now?: string;
  /** The page draws no `h1` itself. */
  needsTitle?: boolean;
}

/** One block alone in its area, as a visitor sees it. */
export async function drawBlock(
  definition: BlockDefinition,
  { now, needsTitle = false, ...build }: DrawBlock = {},
): Promise<RenderResult> {
  const block = buildBlock(definition, build);
  await loadBlockView(definition.name);
  return render(
    <NowContext value={now}>
      <PageTitleContext value={needsTitle ? pageTitleBlock([block]) : undefined}>
        <BlockArea area={block.layoutPosition} blocks={[block]} isFirst canManage={false} />
      </PageTitleContext>
    </NowContext>,
  );
}
