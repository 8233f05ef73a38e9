import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FollowingService } from '#features/following/server/following.service.ts';
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
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { ideaAudit } from '../contract/ideas.audit.ts';
import { ideaTag } from '../contract/ideas.tags.ts';
import { mergeFault } from '../contract/mergeable.ts';
import type { IdeaListener } from './idea-event.ts';
import { deleteMerge, findMerge, findMergeOfShortId, insertMerge, listMerged, lockMerges } from './ideas.repository.ts';
import { copyReceivers, takeReceiversBack } from './news-receivers.repository.ts';

interface MergingParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  items: Pick<ListItemsService, 'source' | 'changeWithin' | 'read' | 'requireListEditor'>;
  support: Pick<ItemSupportService, 'move' | 'moveBack'>;
  threads: ThreadMovingService;
  following: Pick<FollowingService, 'move' | 'moveBack'>;
  listeners: readonly IdeaListener[];
}

type Source = Awaited<ReturnType<ListItemsService['source']>>;

export type IdeaMergingService = ReturnType<typeof createIdeaMergingService>;

/** Two ideas that are the same: one goes on, with the people of both. Nothing is lost, so that it can be taken back. */
export function createIdeaMergingService(parts: MergingParts) {
  const { platform, clock, audit, items, support, threads, following, listeners } = parts;

  const stateOf = async (
    trx: PlatformTransaction,
    guid: string,
    { listItemTypeName: typeName }: { listItemTypeName: string },
  ) => ({
    guid,
    typeName,
    isMerged: (await findMerge(trx, guid)) !== undefined,
    hasOthers: (await listMerged(trx, guid)).length > 0,
  });

  const nameOf = ({ title }: Pick<Source, 'title'>): string =>
    pickLanguage(title, defaultLanguage, defaultLanguage)?.value ?? '';

  return {
    /** All of it or nothing, in one transaction: a process that is killed halfway leaves two ideas as they were. */
    async merge(actor: Actor, id: string, into: string): Promise<void> {
      const by = requireUserId(actor.viewer);
      // Who may not manage both is told as by any other call about them.
      for (const one of [id, into]) await items.requireListEditor(actor.viewer, one);
      const [from, target] = [await items.source(actor.viewer, id), await items.source(actor.viewer, into)];
      await platform.transaction(async (trx, touch) => {
        await lockMerges(trx, platform.schema);
        const fault = mergeFault(await stateOf(trx, id, from), await stateOf(trx, into, target));
        if (fault !== undefined) throw conflict(`idea-merge-${fault}`);
        const wasPublished = from.isPublished;
        const publishedOn = new Date(from.publishedOn ?? clock.now());
        // It leaves the site first: who votes for it from here on waits, and is then taken along.
        await items.changeWithin(trx, touch, actor, id, { isPublished: false }, defaultLanguage);
        if (!(await insertMerge(trx, { itemId: id, intoId: into, by, wasPublished, publishedOn }, clock.now())))
          throw conflict('idea-merge-merged-already');
        await support.move(trx, touch, id, into);
        await threads.move(trx, touch, id, into);
        await audit.record(trx, actor, {
          action: ideaAudit.merged,
          subject: { kind: 'item', id, name: nameOf(from) },
          details: { into: nameOf(target) },
        });
        const event = { kind: 'merged' as const, itemId: id, intoId: into, title: from.title };
        for (const tell of listeners) await tell(trx, { ...event, isMailed: true, origin: actor.client?.origin });
        await copyReceivers(trx, id, into, clock.now());
        await following.move(trx, id, into);
        touch(ideaTag(id), ideaTag(into));
      });
    },

    async undo(actor: Actor, id: string): Promise<void> {
      await items.requireListEditor(actor.viewer, id);
      const found = await findMerge(platform.db, id);
      if (found === undefined) throw notFound();
      // The other loses people by it.
      await items.requireListEditor(actor.viewer, found.intoId);
      const from = await items.source(actor.viewer, id);
      await platform.transaction(async (trx, touch) => {
        await lockMerges(trx, platform.schema);
        const merge = await deleteMerge(trx, id);
        // Taken back by somebody else meanwhile, and maybe merged with another.
        if (merge?.intoId !== found.intoId) throw notFound();
        await support.moveBack(trx, touch, id, merge.intoId);
        await threads.moveBack(trx, touch, id, merge.intoId);
        await takeReceiversBack(trx, id, merge.intoId, clock.now());
        await following.moveBack(trx, id, merge.intoId);
        if (merge.wasPublished) {
          const asItWas = { isPublished: true, publishedOn: merge.publishedOn.toISOString() };
          await items.changeWithin(trx, touch, actor, id, asItWas, defaultLanguage);
        }
        const subject = { kind: 'item' as const, id, name: nameOf(from) };
        await audit.record(trx, actor, { action: ideaAudit.mergeUndone, subject });
        touch(ideaTag(id), ideaTag(merge.intoId));
      });
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
