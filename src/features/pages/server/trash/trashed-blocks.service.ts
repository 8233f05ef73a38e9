import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FoundTrash, TrashSource } from '#features/trash/server/trash.service.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { blocksInArea } from '../../contract/operations/block-order.ts';
import type { Operation, Spot } from '../../contract/operations/operation.ts';
import type { PageDocument } from '../../contract/page.ts';
import { blockAudit } from '../../contract/pages.audit.ts';
import type { BlockRules } from '../block-rules.ts';
import { blockOfToday } from '../page-editing.ts';
import { timeInTrash } from '../page-trash.service.ts';
import type { PagesService } from '../pages.service.ts';
import { findRemovedBlocks, findRemovedKeys, type RemovedBlock, setPurged } from './removed-blocks.repository.ts';
import { editableAmong, findPagesOfBlocks } from './trash-keys.repository.ts';

interface TrashedBlocksParts {
  platform: Platform;
  clock: Clock;
  blocks: BlockRules;
  pages: Pick<PagesService, 'sendOperations' | 'workingCopy'>;
  audit: Pick<AuditService, 'record'>;
}

type Adding = Extract<Operation, { kind: 'add' }>;

const addingOf = ({ inverse }: RemovedBlock): Adding | undefined =>
  inverse.find((one): one is Adding => one.kind === 'add');

/** Where it would stand now, from 1; after a neighbour that is gone it comes last. */
function placeOf(document: PageDocument, { area, after }: Spot): number {
  const order = blocksInArea(document, area).map(({ guid }) => guid);
  if (after === null) return 1;
  return order.includes(after) ? order.indexOf(after) + 2 : order.length + 1;
}

const words = (text: StoredText, language: Language): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

/** Blocks that were taken off pages. The page's log has them, and putting one back is an operation like any other. */
export function createTrashedBlocks({ platform, clock, blocks, pages, audit }: TrashedBlocksParts): TrashSource {
  const { db } = platform;
  const since = () => new Date(clock.now().getTime() - timeInTrash);

  /** The block when it lies in the trash and its page may be edited. */
  async function find(viewer: Viewer, id: string): Promise<RemovedBlock> {
    const [block] = await findRemovedBlocks(db, { since: since(), ids: [id.toLowerCase()] });
    if (block === undefined || !(await editableAmong(db, viewer, [block.pageId])).has(block.pageId)) throw notFound();
    return block;
  }

  async function send(actor: Actor, pageId: string, operation: Operation, undoes: string | null): Promise<void> {
    const { sequence } = await pages.workingCopy(actor.viewer, pageId);
    const id = randomUUID();
    const operations = [{ id, operation, group: id, undoes }];
    const { refused } = await pages.sendOperations(actor, pageId, { base: sequence, operations });
    const [refusal] = refused;
    if (refusal !== undefined) throw new AppError(refusal.code, 409);
  }

  function present(viewer: Viewer, row: RemovedBlock, language: Language): FoundTrash[] {
    const adding = addingOf(row);
    if (adding === undefined) return [];
    const { block, spot } = adding;
    return [
      {
        kind: 'block',
        id: row.id,
        title: words(block.heading, language),
        sort: block.buildingBlockName,
        of: words(row.document.title, language),
        place: { state: 'there', trail: [], after: null, area: spot.area, position: placeOf(row.document, spot) },
        below: [],
        belowCount: 0,
        deletedAt: row.deletedAt.toISOString(),
        deletedBy: { id: row.deletedBy, name: row.deleterName ?? '' },
        keptUntil: new Date(row.deletedAt.getTime() + timeInTrash).toISOString(),
        can: { purge: viewer.isContentManager },
      },
    ];
  }

  return {
    kind: 'block',

    async keys(viewer, search) {
      const found = await findRemovedKeys(db, { since: since(), search });
      const pageIds = [...new Set(found.map(({ pageId }) => pageId))];
      const editable = await editableAmong(db, viewer, pageIds);
      return found.filter(({ pageId }) => editable.has(pageId));
    },

    async entries(viewer, ids, language) {
      const rows = await findRemovedBlocks(db, { since: since(), ids });
      return rows.flatMap((row) => present(viewer, row, language));
    },

    async restore(actor, id) {
      const found = await find(actor.viewer, id);
      const adding = addingOf(found);
      if (adding === undefined) throw notFound();
      const block = blockOfToday(adding.block, blocks);
      // Who took it away themselves takes that back, so that Undo on the page knows of it.
      const undoes = found.deletedBy === actor.viewer.id ? found.operationId : null;
      await send(actor, found.pageId, { ...adding, block }, undoes);
      return [];
    },

    /** The page's versions and its log still have it: what was published does not change. */
    async purge(actor, id) {
      requireContentManager(actor.viewer);
      const found = await find(actor.viewer, id);
      const { heading, buildingBlockName } = addingOf(found)?.block ?? {};
      const name =
        (heading && words(heading, defaultLanguage)) ||
        buildingBlockName ||
        words(found.document.title, defaultLanguage);
      await platform.transaction(async (trx) => {
        await setPurged(trx, found.pageId, found.number);
        const subject = { kind: 'page', id: found.pageId, name: words(found.document.title, defaultLanguage) };
        await audit.record(trx, actor, { action: blockAudit.purged, subject, details: { block: id, name } });
      });
    },

    async throwAway(actor, id) {
      const [place] = await findPagesOfBlocks(db, [id]);
      if (place === undefined) throw notFound();
      await send(actor, place.pageId, { kind: 'remove', block: id }, null);
    },
  };
}
