import { createElement, type ReactNode, useContext, useRef } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useDoneBefore } from '#platform/web/content/use-done-before.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { BlockEditingContext, type BlockRootProps } from './block-editing-context.ts';
import styles from './block-frame.module.css';
import type { Placement } from './block-view.ts';
import { drawnAttribute, liveAttribute } from './drawn-blocks.ts';

export const headingId = (block: BlockInstance): string => `heading-${block.guid}`;

export interface BlockFrameProps {
  block: BlockInstance;
  placement: Placement;
  /** In top-row and bottom-row a ground and a plane run from edge to edge, and words keep to the page's width. */
  spansWindow: boolean;
  /** It does nothing in the browser, so there it may stay as the server drew it. */
  isStill: boolean;
  children: ReactNode;
}

/** What every block has around it: its place on the page, its ground, its heading on a rule and its way onward. */
export function BlockFrame({ block, placement, spansWindow, isStill, children }: BlockFrameProps) {
  const heading: LocalizedText | undefined = block.heading;
  const hasHeading: boolean = isFilled(heading);
  // While someone writes the heading the element stays the same, and with it all that is in it.
  const isSection = hasHeading || heading?.place !== undefined;
  const body = useRef<HTMLDivElement>(null);
  useDoneBefore(body);
  const ground =
    block.background === 'none' || placement.hasOwnGround
      ? undefined
      : classNames(styles[block.background], block.background === 'brand' && 'on-brand');
  const hasWideGround = spansWindow && ground !== undefined;
  const Element = isSection ? 'section' : 'div';
  const Root = useContext(BlockEditingContext)?.Root ?? PlainRoot;
  return (
    <Root
      block={block}
      element={Element}
      id={block.anchor}
      {...{ [isStill ? drawnAttribute : liveAttribute]: block.guid }}
      aria-labelledby={hasHeading ? headingId(block) : undefined}
      className={classNames(
        styles.frame,
        hasHeading && styles.headed,
        (placement.isPlane || hasWideGround) && styles.plane,
        placement.isLaidOver && styles.laidOver,
        placement.hasOwnSpace && styles.ownSpace,
        placement.isSticky && styles.sticky,
        hasWideGround && classNames(styles.ground, ground),
      )}
    >
      {hasHeading && !placement.hasOwnHeading && (
        <FrameHeading block={block} className={spansWindow ? 'wrap' : undefined} />
      )}
      <div
        ref={body}
        className={classNames(
          styles.body,
          spansWindow && !placement.isPlane && 'wrap',
          !spansWindow && ground !== undefined && classNames(styles.box, ground),
        )}
      >
        {children}
      </div>
    </Root>
  );
}

const PlainRoot = ({ block: _, element, ...props }: BlockRootProps) => createElement(element, props);

function FrameHeading({ block, className }: { block: BlockInstance; className: string | undefined }) {
  const { heading, headingLevel } = block;
  if (!isFilled(heading)) return null;
  const words = <Text of={heading} />;
  const more = <Onward block={block} />;
  return (
    <div className={className}>
      {headingLevel < 4 ? (
        <SectionHead level={headingLevel === 2 ? 2 : 3} id={headingId(block)} onward={more}>
          {words}
        </SectionHead>
      ) : (
        <div className={styles.smallHead}>
          <Heading level={headingLevel} id={headingId(block)}>
            {words}
          </Heading>
          {more}
        </div>
      )}
    </div>
  );
}

/** The way onward from a block; a view that draws its own heading puts it there itself. */
export function Onward({ block }: { block: BlockInstance }) {
  const { more } = block;
  if (more === undefined || !isFilled(more.label)) return null;
  return (
    <MoreLink href={more.href}>
      <Text of={more.label} />
    </MoreLink>
  );
}
