import type { FollowTarget } from '#features/following/contract/follow.ts';
import type { FollowKind } from '#features/following/contract/follow-words.ts';
import type { FollowingService } from '#features/following/server/following.service.ts';
import type { FormNamesService } from '#features/forms/server/form-names.service.ts';
import type { ListItemsService, NewsItem } from '#features/list-items/server/list-items.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import {
  findToldForms,
  findToldItems,
  lockMark,
  moveMark,
  storeToldForm,
  storeToldItems,
  storeToldPage,
} from './news.repository.ts';
import type { NoticeTelling } from './notice-telling.ts';

interface NewsParts {
  platform: Platform;
  clock: Clock;
  telling: Pick<NoticeTelling, 'tellFollowers'>;
  following: Pick<FollowingService, 'followedAmong' | 'everyFollowed'>;
  items: Pick<ListItemsService, 'news'>;
  blocks: Pick<PublishedBlocksService, 'changedSince'>;
  forms: Pick<FormNamesService, 'openAmong'>;
}

/** Longer than any transaction: what was written before the last look may have come to be seen after it. */
const overlap = 10 * 60_000;
/** Of one list at one look: more is an import, which nobody wants to hear of one by one. */
const mostOfList = 25;

export type NewsService = ReturnType<typeof createNewsService>;

/**
 * What appeared for readers, whoever made it appear: made, changed, planned for this hour, approved, imported, brought back.
 * It is looked for every minute, so that publishing itself waits for nobody (docs/decisions/0135).
 */
export function createNewsService({ platform, clock, telling, following, items, blocks, forms }: NewsParts) {
  /** What whoever follows may have followed it by. */
  const wide = ({ listId, parentIds, createdBy }: NewsItem): FollowTarget[] => [
    { kind: 'list', guid: listId },
    ...parentIds.map((guid) => ({ kind: 'item' as const, guid })),
    // Work of the platform itself has a name, and no guid.
    ...[guidOf(createdBy ?? '')].flatMap((guid) => (guid === undefined ? [] : [{ kind: 'person' as const, guid }])),
  ];

  async function onlyFollowed(targets: readonly FollowTarget[]): Promise<(target: FollowTarget) => boolean> {
    const followed = new Map<FollowKind, ReadonlySet<string>>();
    for (const kind of new Set(targets.map((target) => target.kind))) {
      const guids = new Set(targets.filter((target) => target.kind === kind).map(({ guid }) => guid));
      followed.set(kind, await following.followedAmong(kind, [...guids]));
    }
    return ({ kind, guid }) => followed.get(kind)?.has(guid) === true;
  }

  async function tellItems(trx: PlatformTransaction, since: Date): Promise<void> {
    const found = await items.news.since(since);
    const before = await findToldItems(
      trx,
      found.map(({ id }) => id),
    );
    const news = found.filter(({ id, version }) => before.get(id) !== version);
    await storeToldItems(trx, news);
    const isFollowed = await onlyFollowed(news.flatMap((item) => [...wide(item), { kind: 'item', guid: item.id }]));
    const ofList = new Map<string, number>();
    for (const item of news) {
      const { id, listId, version, changedBy, createdBy } = item;
      const about = { kind: 'item' as const, guid: id };
      if (before.has(id)) {
        const by = changedBy === null ? {} : { actorId: changedBy };
        const happening = { cause: `item ${id} ${version}`, kind: 'itemChanged' as const, about, ...by };
        await telling.tellFollowers(trx, { ...happening, targets: [about].filter(isFollowed) });
        continue;
      }
      const count = (ofList.get(listId) ?? 0) + 1;
      ofList.set(listId, count);
      if (count > mostOfList) continue;
      const by = createdBy === null ? {} : { actorId: createdBy };
      const happening = { cause: `item ${id}`, kind: 'itemOut' as const, about, ...by };
      await telling.tellFollowers(trx, { ...happening, targets: wide(item).filter(isFollowed) });
    }
  }

  async function tellPages(trx: PlatformTransaction, since: Date): Promise<void> {
    const changed = await blocks.changedSince(since);
    const isFollowed = await onlyFollowed(changed.map(({ id }) => ({ kind: 'page', guid: id })));
    for (const { id, versionId, changedBy } of changed) {
      const about = { kind: 'page' as const, guid: id };
      if (!(await storeToldPage(trx, id, versionId)) || !isFollowed(about)) continue;
      const happening = { cause: `page ${versionId}`, kind: 'pageChanged' as const, about, actorId: changedBy };
      await telling.tellFollowers(trx, { ...happening, targets: [about] });
    }
  }

  /** Only what opens: that one closes is said where it is filled in. */
  async function tellForms(trx: PlatformTransaction, now: Date): Promise<void> {
    const followed = await following.everyFollowed('form');
    const [open, before] = [await forms.openAmong(followed), await findToldForms(trx, followed)];
    for (const [guid, isOpen] of open) {
      const wasOpen = before.get(guid);
      if (wasOpen === isOpen) continue;
      await storeToldForm(trx, guid, isOpen);
      // Followed since the last look: how it stands is no news.
      if (wasOpen === undefined || !isOpen) continue;
      const about = { kind: 'form' as const, guid };
      const happening = { cause: `form ${guid} ${now.toISOString()}`, kind: 'formOpened' as const, about };
      await telling.tellFollowers(trx, { ...happening, targets: [about] });
    }
  }

  return {
    /** What was found is written down with the work of telling it: after a crash neither is there, or both. */
    async look(): Promise<void> {
      const now = clock.now();
      await platform.transaction(async (trx) => {
        const mark = await lockMark(trx);
        const since = new Date(Math.min(mark.getTime(), now.getTime()) - overlap);
        await tellItems(trx, since);
        await tellPages(trx, since);
        await tellForms(trx, now);
        await moveMark(trx, now);
      });
    },
  };
}
