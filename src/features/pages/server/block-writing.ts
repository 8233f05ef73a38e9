import { noteTranslations } from '#features/translation/contract/note-translations.ts';
import { badInput, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { BlockInstance, PageDocument, StoredBlock } from '../contract/page.ts';
import { decideDocument } from '../contract/page-decisions.ts';
import { blockAudit } from '../contract/pages.audit.ts';
import type { PageLog } from './operations/page-log.ts';
import { type EditedPage, type PageEditing, subjectOfAudit } from './page-editing.ts';
import type { PagePublication } from './page-publication.ts';
import { usedBy } from './page-uses.ts';
import type { PageWriting } from './page-writing.ts';
import { findPageIdOfBlock, findPublishedParts } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';
import { saveDecisions } from './pages-writing.repository.ts';
import { presentBlock } from './present-block.ts';

interface BlockWritingParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
  publication: PagePublication;
  log: PageLog;
}

export interface BlockPermissions {
  addPermission: Visibility;
  addRoles: string[];
}

type ChangeBlock = (block: StoredBlock) => StoredBlock;

/** §7: calls that change one block at once, for readers and in what is being written, and can be undone. */
export function createBlockWriting(parts: BlockWritingParts) {
  const { platform, blocks, audit, clock, approval, editing, writing, publication, log } = parts;

  /** A version with only this block changed; what is being written keeps all else that readers do not have yet. */
  async function changeNow(edited: EditedPage, published: PageDocument, guid: string, change: ChangeBlock) {
    const { page, trx, signature, standing } = edited;
    const withChange = (document: PageDocument): PageDocument =>
      noteTranslations(document, {
        ...document,
        buildingBlockInstances: document.buildingBlockInstances.map((block) =>
          block.guid === guid ? change(block) : block,
        ),
      });
    const document = withChange(published);
    const { decisions } = page;
    await saveDecisions(trx, page.id, decideDocument(standing, { before: published, after: document, decisions }));
    await publication.store(edited, { document, by: signature.by });
    const written = page.hasChanges ? withChange(page.document) : document;
    await log.save(edited, { document: written, stored: page.hasChanges ? written : null });
    return document;
  }

  async function onBlock<T>(
    actor: Actor,
    guid: string,
    work: (edited: EditedPage, block: StoredBlock, published: PageDocument) => Promise<T>,
  ): Promise<T> {
    const pageId = await findPageIdOfBlock(platform.db, guid);
    if (pageId === undefined) throw notFound();
    // Readers get it at once, so there is no moment for somebody else's yes.
    const isFree = await approval.isFree(actor.viewer, pageId);
    return editing.change(actor, pageId, (edited) => {
      if (!isFree) throw notAllowed('approval-needed');
      const { published } = edited.page;
      const block = published?.buildingBlockInstances.find((one) => one.guid === guid);
      if (published === undefined || block === undefined) throw notFound();
      return work(edited, block, published);
    });
  }

  /** The options with those given in place of what they were, as the block's schema has them now. */
  function withOptions(block: StoredBlock, given: Record<string, unknown>): StoredBlock {
    const merged = { ...blocks.readOptions(block), ...given };
    const version = blocks.currentVersion(block.buildingBlockName);
    const options = blocks.readOptions({ ...block, version, options: merged });
    if (options !== undefined) return { ...block, version, options };
    throw badInput([{ path: 'body', code: 'bad-options', message: block.buildingBlockName }]);
  }

  return {
    async setBlockOptions(
      actor: Actor,
      guid: string,
      given: Record<string, unknown>,
      language: Language,
    ): Promise<{ block: BlockInstance; previous: Record<string, unknown> }> {
      return onBlock(actor, guid, async (edited, block, published) => {
        const { trx, id } = edited;
        const previous = blocks.readOptions(block);
        if (previous === undefined) throw notFound();
        const changed = withOptions(block, given);
        writing.restrictTo(actor.viewer, { ...published, buildingBlockInstances: [changed] }, [published]);
        const document = await changeNow(edited, published, guid, (one) => withOptions(one, given));
        const subject = subjectOfAudit(id, document);
        const details = { block: guid, buildingBlockName: block.buildingBlockName, options: Object.keys(given) };
        await audit.record(trx, actor, { action: blockAudit.optionsChanged, subject, details });
        const presented = presentBlock(changed, {
          viewer: actor.viewer,
          language,
          now: clock.now(),
          blocks,
          parts: await findPublishedParts(trx, usedBy(document, blocks)),
          pathOfPage: () => undefined,
        });
        if (presented === undefined) throw notFound();
        return { block: presented, previous };
      });
    },

    /** §6. */
    async setBlockPermissions(actor: Actor, guid: string, { addPermission, addRoles }: BlockPermissions) {
      return onBlock(actor, guid, async (edited, block, published) => {
        const { trx, id } = edited;
        const previous = { addPermission: block.addPermission, addRoles: block.addRoles };
        const document = await changeNow(edited, published, guid, (one) => ({ ...one, addPermission, addRoles }));
        await audit.record(trx, actor, {
          action: blockAudit.permissionsChanged,
          subject: subjectOfAudit(id, document),
          details: { block: guid, ...rightsChange(previous, { addPermission, addRoles }) },
        });
        return { guid, addPermission, addRoles, previous };
      });
    },
  };
}
