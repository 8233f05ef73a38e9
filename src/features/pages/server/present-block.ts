import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { BlockInstance, PageDocument, StoredBlock } from '../contract/page.ts';
import { areaIn, areasOf } from '../contract/page-layout.ts';
import { type PathOfPage, withPaths } from '../contract/page-links.ts';
import type { BlockRules } from './block-rules.ts';
import type { PublishedPage } from './pages.repository.ts';

export interface Presentation {
  viewer: Viewer;
  language: Language;
  now: Date;
  blocks: BlockRules;
  /** The templates and shared parts of the page, by guid. */
  parts: ReadonlyMap<string, PublishedPage>;
  /** For links that name a page by its guid. */
  pathOfPage: PathOfPage;
}

export const isShown = (block: StoredBlock, { viewer, now }: Pick<Presentation, 'viewer' | 'now'>): boolean =>
  decide(viewer, 'see', { kind: 'block', ...block, now }).allowed;

export function inReadingOrder({ layout, buildingBlockInstances }: PageDocument): StoredBlock[] {
  const order = areasOf(layout);
  const place = (block: StoredBlock) => order.indexOf(areaIn(layout, block.layoutPosition));
  return buildingBlockInstances.toSorted((a, b) => place(a) - place(b) || a.sortId - b.sortId);
}

/** Those that the viewer may see now, in the order of their area. */
export const presentBlocks = (document: PageDocument, presentation: Presentation): BlockInstance[] =>
  document.buildingBlockInstances
    .filter((block) => isShown(block, presentation))
    .flatMap((block) => presentBlock(block, presentation) ?? [])
    .sort((a, b) => a.sortId - b.sortId);

/** Managers get a block that we do not know, to be told of it; readers do not. */
export function presentBlock(block: StoredBlock, presentation: Presentation): BlockInstance | undefined {
  const { blocks, viewer, language } = presentation;
  const options = blocks.readOptions(block) ?? (viewer.isContentManager ? {} : undefined);
  if (options === undefined) return undefined;
  const heading = pickLanguage(block.heading, language, defaultLanguage);
  const more = block.more && (resolveLanguage(block.more, language, defaultLanguage) as BlockInstance['more']);
  const inner = blocksOfPart(block, presentation);
  return {
    ...withPaths(
      {
        guid: block.guid,
        buildingBlockName: block.buildingBlockName,
        layoutPosition: block.layoutPosition,
        sortId: block.sortId,
        headingLevel: block.headingLevel,
        background: block.background,
        ...(block.anchor === undefined ? {} : { anchor: block.anchor }),
        options: resolveLanguage(options, language, defaultLanguage),
        ...(heading === undefined || heading.value === '' ? {} : { heading }),
        ...(more === undefined ? {} : { more }),
      },
      presentation.pathOfPage,
    ),
    ...(inner === undefined ? {} : { blocks: inner }),
  };
}

/** What a shared part shows in the place of this block; its own audience counts as well. Never a part in a part. */
function blocksOfPart(block: StoredBlock, presentation: Presentation): BlockInstance[] | undefined {
  const guid = presentation.blocks.sharedPart(block);
  if (guid === undefined) return undefined;
  const part = presentation.parts.get(guid.toLowerCase());
  if (part?.kind !== 'shared-part') return [];
  if (!decide(presentation.viewer, 'see', { kind: 'content', ...part.document }).allowed) return [];
  return presentPart(part.document, presentation).map((inner) => ({ ...inner, layoutPosition: block.layoutPosition }));
}

/** The blocks of a shared part, in reading order. */
export function presentPart(document: PageDocument, presentation: Presentation): BlockInstance[] {
  const alone = { ...presentation, parts: new Map() };
  return inReadingOrder(document)
    .filter((inner) => isShown(inner, presentation))
    .flatMap((inner) => presentBlock(inner, alone) ?? [])
    .map((inner, sortId) => ({ ...inner, sortId }));
}
