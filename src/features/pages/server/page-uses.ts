import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument, StoredBlock } from '../contract/page.ts';
import type { BlockRules } from './block-rules.ts';
import { findPublishedParts, type PublishedPage } from './pages.repository.ts';
import { inReadingOrder } from './present-block.ts';

type PartRules = Pick<BlockRules, 'sharedPart'>;

/** The templates and shared parts that a document names. */
export function usedBy(document: PageDocument, blocks: PartRules): string[] {
  const { templateHeader, templateFooter, footer } = document.options;
  const parts = document.buildingBlockInstances.map((block) => blocks.sharedPart(block));
  const named = [templateHeader, templateFooter, footer, ...parts].filter((guid) => typeof guid === 'string');
  return [...new Set(named.map((guid) => guid.toLowerCase()))];
}

/** The published templates and shared parts of what is being written, with what its templates show in turn. */
export async function partsOfWritten(
  db: PlatformDb,
  document: PageDocument,
  blocks: PartRules,
): Promise<Map<string, PublishedPage>> {
  const direct = await findPublishedParts(db, usedBy(document, blocks));
  const through = [...direct.values()].flatMap((part) => usedBy(part.document, blocks));
  return new Map([...(await findPublishedParts(db, through)), ...direct]);
}

/** Everything whose change changes the page, also what is not published yet. */
export const allUsedBy = (page: PublishedPage, blocks: PartRules): string[] => [
  ...new Set([page, ...page.parts.values()].flatMap(({ document }) => usedBy(document, blocks))),
];

/** In reading order: the blocks that everyone is shown, by this rule, and in the place of a shared part what that holds. */
export function publicBlocks(
  { document, parts }: Pick<PublishedPage, 'document' | 'parts'>,
  blocks: PartRules,
  isPublic: (block: StoredBlock) => boolean,
): StoredBlock[] {
  return inReadingOrder(document)
    .filter(isPublic)
    .flatMap((block) => {
      const guid = blocks.sharedPart(block);
      const part = guid === undefined ? undefined : parts.get(guid.toLowerCase());
      if (part?.kind !== 'shared-part') return [block];
      const isSeen = decide(anonymousViewer, 'see', { kind: 'content', ...part.document }).allowed;
      return isSeen ? [block, ...inReadingOrder(part.document).filter(isPublic)] : [block];
    });
}

/** The blocks of the page and of all that it is drawn with, whoever reads. */
export const blocksWithParts = ({ document, parts }: PublishedPage): StoredBlock[] =>
  [document, ...Array.from(parts.values(), (part) => part.document)].flatMap(
    ({ buildingBlockInstances }) => buildingBlockInstances,
  );
