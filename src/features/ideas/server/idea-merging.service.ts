import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ItemSupportService } from '#features/item-support/server/item-support.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { ThreadMovingService } from '#features/reactions/server/thread-moving.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { ideaAudit } from '../contract/ideas.audit.ts';
import { ideaTag } from '../contract/ideas.tags.ts';
import { mergeFault } from '../contract/mergeable.ts';
import type { IdeaListener } from './idea-event.ts';
import { deleteMerge, findMerge, findMergeOfShortId, insertMerge, listMerged } from './ideas.repository.ts';
import { copyReceivers } from './news-receivers.repository.ts';

interface MergingParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  items: Pick<ListItemsService, 'source' | 'change' | 'read' | 'requireListEditor'>;
  support: Pick<ItemSupportService, 'move' | 'moveBack'>;
  threads: ThreadMovingService;
  listeners: readonly IdeaListener[];
}

export type IdeaMergingService = ReturnType<typeof createIdeaMergingService>;

/** Two ideas that are the same: one goes on, with the people of both. Nothing is lost, so that it can be taken back. */
export function createIdeaMergingService(parts: MergingParts) {
  const { platform, clock, audit, items, support, threads, listeners } = parts;

  const stateOf = async (guid: string, { listItemTypeName: typeName }: { listItemTypeName: string }) => ({
    guid,
    typeName,
    isMerged: (await findMerge(platform.db, guid)) !== undefined,
    hasOthers: (await listMerged(platform.db, guid)).length > 0,
  });

  const publish = (actor: Actor, id: string, on: Date) =>
    items.change(actor, id, { isPublished: true, publishedOn: on.toISOString() }, defaultLanguage);

  return {
    async merge(actor: Actor, id: string, into: string): Promise<void> {
      const by = requireUserId(actor.viewer);
      // Who may not manage both is told as by any other call about them.
      for (const one of [id, into]) await items.requireListEditor(actor.viewer, one);
      const [from, target] = [await items.source(actor.viewer, id), await items.source(actor.viewer, into)];
      const fault = mergeFault(await stateOf(id, from), await stateOf(into, target));
      if (fault !== undefined) throw conflict(`idea-merge-${fault}`);
      const name = pickLanguage(from.title, defaultLanguage, defaultLanguage)?.value ?? '';
      const wasPublished = from.isPublished;
      const publishedOn = new Date(from.publishedOn ?? clock.now());
      // It leaves the site first, in a transaction of its own: nobody votes for it while its votes move.
      await items.change(actor, id, { isPublished: false }, defaultLanguage);
      try {
        await platform.transaction(async (trx, touch) => {
          if (!(await insertMerge(trx, { itemId: id, intoId: into, by, wasPublished, publishedOn }, clock.now())))
            throw conflict('idea-merge-merged-already');
          await support.move(trx, touch, id, into);
          await threads.move(trx, touch, id, into);
          await audit.record(trx, actor, {
            action: ideaAudit.merged,
            subject: { kind: 'item', id, name },
            details: { into: pickLanguage(target.title, defaultLanguage, defaultLanguage)?.value ?? '' },
          });
          const event = { kind: 'merged' as const, itemId: id, intoId: into, title: from.title };
          for (const tell of listeners) await tell(trx, { ...event, isMailed: true, origin: actor.client?.origin });
          await copyReceivers(trx, id, into, clock.now());
          touch(ideaTag(id), ideaTag(into));
        });
      } catch (error) {
        // Unless somebody else merged it meanwhile, readers have it again as they had it.
        if (wasPublished && (await findMerge(platform.db, id)) === undefined) await publish(actor, id, publishedOn);
        throw error;
      }
    },

    async undo(actor: Actor, id: string): Promise<void> {
      await items.requireListEditor(actor.viewer, id);
      const found = await findMerge(platform.db, id);
      if (found === undefined) throw notFound();
      // The other loses people by it.
      await items.requireListEditor(actor.viewer, found.intoId);
      const from = await items.source(actor.viewer, id);
      const { wasPublished, publishedOn } = await platform.transaction(async (trx, touch) => {
        const merge = await deleteMerge(trx, id);
        // Taken back by somebody else meanwhile, and maybe merged with another.
        if (merge?.intoId !== found.intoId) throw notFound();
        await support.moveBack(trx, touch, id, merge.intoId);
        await threads.moveBack(trx, touch, id, merge.intoId);
        const name = pickLanguage(from.title, defaultLanguage, defaultLanguage)?.value ?? '';
        await audit.record(trx, actor, { action: ideaAudit.mergeUndone, subject: { kind: 'item', id, name } });
        touch(ideaTag(id), ideaTag(merge.intoId));
        return merge;
      });
      if (wasPublished) await publish(actor, id, publishedOn);
    },

    /** For an old address; to who may not read the other there is nothing. */
    async found(viewer: Viewer, shortId: string, language: Language): Promise<{ path: string; tags: Tag[] }> {
      const into = await findMergeOfShortId(platform.db, shortId);
      if (into === undefined) throw notFound();
      const { value, tags } = await items.read(viewer, into, language);
      if (value.path === null) throw notFound();
      return { path: value.path, tags: [...tags, ideaTag(into)] };
    },
  };
}
