import { createElement, memo, Suspense, use, useContext } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { KeptPart } from '#platform/web/kept-parts/kept-part.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { type BlockViewModule, blockView, isInteractiveBlock, isKnownBlock, loadBlockView } from './block-catalogue.ts';
import { BlockEditingContext } from './block-editing-context.ts';
import { BlockFrame } from './block-frame.tsx';
import { BlockProblem, type BlockProblemProps } from './block-problem.tsx';
import { DrawnOfAreaContext } from './drawn-of-area-context.ts';
import { isSeenAtOnce } from './early-pictures.ts';
import { PageTitleContext } from './page-title-context.ts';
import { useDrawnBlock } from './use-drawn-block.ts';

export interface BlockAreaProps {
  area: Area;
  /** Those of this area. */
  blocks: readonly BlockInstance[];
  /** An area that is read first: its first blocks are seen at once. */
  isFirst: boolean;
  /** The reader may edit this page, and so hears of a block that cannot be drawn; visitors see nothing of it. */
  canManage: boolean;
}

/** The blocks of one area, in order. Whoever draws the page draws the element around them. */
export function BlockArea({ area, blocks, isFirst, canManage }: BlockAreaProps) {
  const spansWindow = area === 'top-row' || area === 'bottom-row';
  const EmptyArea = useContext(BlockEditingContext)?.EmptyArea;
  const drawn = useContext(DrawnOfAreaContext);
  if (blocks.length === 0) return EmptyArea && <EmptyArea area={area} />;
  return blocks
    .toSorted((one, other) => one.sortId - other.sortId)
    .slice(0, drawn)
    .map((block, place, inOrder) => (
      <BlockInArea
        key={block.guid}
        block={block}
        isFirst={isFirst && isSeenAtOnce(inOrder, place)}
        spansWindow={spansWindow}
        canManage={canManage}
      />
    ));
}

/** While someone types in one block, nothing of the others is drawn again. */
const BlockInArea = memo(function BlockInArea({ canManage, ...placed }: PlacedBlockProps & { canManage: boolean }) {
  const { block } = placed;
  return (
    // A view that throws on the server ends at this boundary, and the rest of the page is drawn all the same.
    <Suspense fallback={null}>
      <BlockBoundary block={block} fallback={canManage && <ProblemBlock kind="broken" block={block} />}>
        {isKnownBlock(block.buildingBlockName) ? (
          <CanManageContext value={canManage}>
            <PlacedBlock {...placed} />
          </CanManageContext>
        ) : (
          canManage && <ProblemBlock kind="unknown" block={block} />
        )}
      </BlockBoundary>
    </Suspense>
  );
});

/** Who edits the page can move it, or take it away. */
function ProblemBlock(props: BlockProblemProps) {
  const Root = useContext(BlockEditingContext)?.Root;
  const problem = <BlockProblem {...props} />;
  return Root === undefined ? (
    problem
  ) : (
    <Root block={props.block} element="div">
      {problem}
    </Root>
  );
}

interface PlacedBlockProps {
  block: BlockInstance;
  isFirst: boolean;
  spansWindow: boolean;
}

function PlacedBlock(props: PlacedBlockProps) {
  const { block, isFirst, spansWindow } = props;
  const drawn = useDrawnBlock(block);
  const hasPageTitle = useContext(PageTitleContext) === block.guid;
  const canManage = useContext(CanManageContext);
  if (drawn === undefined) {
    return (
      <KeptPart of={[block]} also={[isFirst, spansWindow, hasPageTitle, canManage].join()}>
        <FramedBlock {...props} />
      </KeptPart>
    );
  }
  const { element, attributes, html } = drawn;
  // What stands in the document already, left as it is.
  return createElement(element, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

function FramedBlock(props: PlacedBlockProps) {
  const view = blockView(props.block.buildingBlockName);
  return view ? <ViewedBlock view={view} {...props} /> : <AwaitedBlock {...props} />;
}

/** Waits at every draw of it: React holds a component that waited to that. */
function AwaitedBlock(props: PlacedBlockProps) {
  const view = use(loadBlockView(props.block.buildingBlockName));
  return view && <ViewedBlock view={view} {...props} />;
}

function ViewedBlock({ view, block, isFirst, spansWindow }: PlacedBlockProps & { view: BlockViewModule }) {
  useViewTexts(view.texts);
  const View = view.default;
  return (
    <BlockFrame
      block={block}
      placement={view.placement?.(block.options) ?? {}}
      spansWindow={spansWindow}
      isStill={!isInteractiveBlock(view, block)}
    >
      <View block={block} options={block.options} isFirst={isFirst} />
    </BlockFrame>
  );
}
