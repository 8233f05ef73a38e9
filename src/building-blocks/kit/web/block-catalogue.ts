import type { ComponentType } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { BlockNeeds } from '#features/pages/web/parts/block-needs.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { blockFolder } from '../contract/block-name.ts';
import type { BlockViewProps, Placement } from './block-view.ts';
import { drawnBlock } from './drawn-blocks.ts';

/**
 * A block's view as the catalogue knows it. Options reach it as they came over the wire: the server made them with the
 * block's own schema, which stays on the server.
 */
export interface BlockViewModule {
  default: ComponentType<Omit<BlockViewProps<never>, 'options'> & { options: BlockInstance['options'] }>;
  placement?: (options: BlockInstance['options']) => Placement;
  /** It listens, remembers or changes in the browser. One that only shows something says nothing. */
  isInteractive?: boolean | ((options: BlockInstance['options']) => boolean);
  /** What must be loaded before it is drawn. */
  needs?: BlockNeeds;
  /** Its own words, from `messages/nl.view.json` and `en.view.json`. */
  texts?: ViewTexts;
}

export const isInteractiveBlock = ({ isInteractive = false }: BlockViewModule, block: BlockInstance): boolean =>
  typeof isInteractive === 'function' ? isInteractive(block.options) : isInteractive;

const loaders = import.meta.glob<BlockViewModule>('../../*/view.tsx');
const loaded = new Map<string, BlockViewModule>();
const loading = new Map<string, Promise<BlockViewModule | undefined>>();

const placeOf = (name: string): string => `../../${blockFolder(name)}/view.tsx`;

export const isKnownBlock = (name: string): boolean => placeOf(name) in loaders;

/** The view when it is here already, which for the blocks of a drawn page it always is. */
export const blockView = (name: string): BlockViewModule | undefined => loaded.get(placeOf(name));

const unknownBlock = Promise.resolve(undefined);

/** Resolves to nothing for a block that does not exist (any more). The same promise each time, so that React can wait on it. */
export function loadBlockView(name: string): Promise<BlockViewModule | undefined> {
  const place = placeOf(name);
  const present = loading.get(place);
  if (present) return present;
  const load = loaders[place];
  if (!load) return unknownBlock;
  const promise = load().then(
    (view) => {
      loaded.set(place, view);
      return view;
    },
    (error: unknown) => {
      // A connection that failed may be back at the next attempt.
      loading.delete(place);
      throw error;
    },
  );
  loading.set(place, promise);
  return promise;
}

/**
 * Before a page is drawn, on the server too. (An eager glob for the server would put every view in the browser's first
 * bundle, even behind a condition.)
 */
export async function preloadBlockViews(names: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(new Set(names), loadBlockView));
}

/**
 * The block that carries the page's `h1`: the first, in reading order, whose title can be it. One beside the page's
 * content, or after another heading in it, comes too late: the page then has its own above them all. Whoever draws the
 * page gives it to PageTitleContext, or draws an `h1` itself when there is none. The views must be loaded, or the blocks
 * drawn.
 */
export function pageTitleBlock(blocks: readonly BlockInstance[]): string | undefined {
  const inContent = blocks.filter(({ layoutPosition }) => layoutPosition === 'top-row' || layoutPosition === 'main');
  const first = inContent.find((block) => hasPageTitle(block) || (block.heading?.value ?? '') !== '');
  return first && hasPageTitle(first) ? first.guid : undefined;
}

const hasPageTitle = ({ guid, buildingBlockName, options }: BlockInstance): boolean =>
  drawnBlock(guid)?.hasPageTitle ?? blockView(buildingBlockName)?.placement?.(options).hasPageTitle ?? false;
