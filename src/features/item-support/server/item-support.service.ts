import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import { conflict, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { itemSupportTag } from '../contract/item-support.tags.ts';
import type { JoinedPeople, OwnSupport, SupportedItem } from '../contract/item-support.ts';
import type { SupportKind } from '../contract/support-kind.ts';
import { isOpenForSupport, offersSupport, shownCounts } from '../contract/support-rules.ts';
import {
  countJoined,
  deleteSupport,
  deleteSupportOf,
  findJoined,
  findOwn,
  findOwnState,
  insertSupport,
  type OwnState,
  setAnnounced,
} from './item-support.repository.ts';
import { copyOfBrowsers, copySupport, deleteCopied, holdVotes } from './merged-support.repository.ts';
import { takeAlong, takeBackOfAll } from './support-of-merged.ts';
import { tellCounts } from './support-telling.ts';

interface ItemSupportParts {
  platform: Platform;
  items: Pick<ListItemsService, 'seen' | 'namesOf'>;
  members: Pick<MembersService, 'named'>;
  clock: Clock;
}

const ownPerPage = 20;
const exportedAtOnce = 500;

export type ItemSupportService = ReturnType<typeof createItemSupportService>;

/** Votes and joining (product.md §3): each person once, exact under any number of presses at the same moment. */
export function createItemSupportService({ platform, items, members, clock }: ItemSupportParts) {
  /** The item when this member may read it; of any other, and of none, the answer is the same. */
  async function seenBy(viewer: Viewer, id: string) {
    const userId = memberId(viewer);
    const item = await items.seen(viewer, id);
    if (item === undefined) throw notFound();
    return { userId, ...item };
  }

  async function requireOffered(viewer: Viewer, id: string, kind: SupportKind) {
    const seen = await seenBy(viewer, id);
    if (!offersSupport(seen.features, kind)) throw notFound();
    return seen;
  }

  const shown = ({ features, state }: Seen, { votes, joins, kinds }: OwnState): OwnSupport => ({
    ...shownCounts(features, { votes, joins }),
    hasVoted: kinds.includes('vote'),
    hasJoined: kinds.includes('join'),
    isOpen: isOpenForSupport(state),
  });

  /** A change holds the counter's row until its end, so no two can both believe that the other tells of it. */
  const change = (
    id: string,
    seen: Seen,
    write: (trx: PlatformTransaction, touch: Touch) => Promise<void>,
  ): Promise<OwnSupport> =>
    platform.transaction(async (trx, touch) => {
      await write(trx, touch);
      return shown(seen, await findOwnState(trx, id, seen.userId));
    });

  return {
    async add(viewer: Viewer, id: string, kind: SupportKind): Promise<OwnSupport> {
      const seen = await requireOffered(viewer, id, kind);
      if (!isOpenForSupport(seen.state)) throw conflict('support-closed');
      const row = { itemId: id, kind, userId: seen.userId };
      return change(id, seen, async (trx, touch) => {
        if (!(await insertSupport(trx, row, clock.now()))) return;
        await tellCounts(trx, touch, id, clock);
        await takeAlong({ trx, touch, clock }, id, row);
      });
    },

    /** Also of what is over, or has lost its votes since. */
    async takeBack(viewer: Viewer, id: string, kind: SupportKind): Promise<OwnSupport> {
      const seen = await seenBy(viewer, id);
      const { userId } = seen;
      return change(id, seen, (trx, touch) =>
        takeBackOfAll({ trx, touch, clock }, id, (itemId, cameFrom) =>
          deleteSupport(trx, { itemId, kind, userId }, cameFrom),
        ),
      );
    },

    async read(viewer: Viewer, id: string): Promise<OwnSupport> {
      const seen = await seenBy(viewer, id);
      return shown(seen, await findOwnState(platform.db, id, seen.userId));
    },

    async joined(
      viewer: Viewer,
      id: string,
      { pageNumber, itemCount }: { pageNumber: number; itemCount: number },
    ): Promise<JoinedPeople> {
      await requireOffered(viewer, id, 'join');
      const part = { offset: (pageNumber - 1) * itemCount, limit: itemCount };
      const [rows, totalNumberOfPeople] = await Promise.all([
        findJoined(platform.db, id, part),
        countJoined(platform.db, id),
      ]);
      const people = await members.named(
        viewer,
        rows.map((row) => row.id),
      );
      return {
        totalNumberOfPeople,
        people: rows.flatMap((row) => {
          const person = people.get(row.id);
          return person === undefined ? [] : { ...person, name: person.name || (row.name ?? '') };
        }),
      };
    },

    async ownList(
      viewer: Viewer,
      { language, pageNumber }: { language: Language; pageNumber: number },
    ): Promise<{ items: SupportedItem[]; hasMore: boolean }> {
      const userId = requireUserId(viewer);
      const part = { offset: (pageNumber - 1) * ownPerPage, limit: ownPerPage + 1 };
      const rows = await findOwn(platform.db, userId, part);
      const shown = rows.slice(0, ownPerPage);
      const names = await items.namesOf(
        viewer,
        shown.map(({ itemId }) => itemId),
        language,
      );
      return {
        hasMore: rows.length > shown.length,
        items: shown.map(({ itemId, kind, at }) => ({
          guid: itemId,
          kind,
          at: at.toISOString(),
          ...(names.get(itemId) ?? { title: null, path: null }),
        })),
      };
    },

    /** For the download of one's own data; titles as far as one may still read them. */
    async exported(viewer: Viewer): Promise<Omit<SupportedItem, 'path' | 'titleLang'>[]> {
      const userId = requireUserId(viewer);
      const all: Omit<SupportedItem, 'path' | 'titleLang'>[] = [];
      for (;;) {
        const rows = await findOwn(platform.db, userId, { offset: all.length, limit: exportedAtOnce });
        const ids = rows.map(({ itemId }) => itemId);
        const names = await items.namesOf(viewer, ids, defaultLanguage);
        for (const { itemId, kind, at } of rows) {
          all.push({ guid: itemId, kind, at: at.toISOString(), title: names.get(itemId)?.title ?? null });
        }
        if (rows.length < exportedAtOnce) return all;
      }
    },

    /** Of an item that turned out to be the same as another. It keeps its own, for when that is taken back. */
    async move(trx: PlatformTransaction, touch: Touch, from: string, into: string): Promise<void> {
      await holdVotes(trx, from);
      await copySupport(trx, from, into);
      await copyOfBrowsers(trx, from, into);
      await setAnnounced(trx, [into], clock.now());
      touch(itemSupportTag(into));
    },

    async moveBack(trx: PlatformTransaction, touch: Touch, from: string, into: string): Promise<void> {
      await holdVotes(trx, from);
      await deleteCopied(trx, from, into);
      await setAnnounced(trx, [into], clock.now());
      touch(itemSupportTag(into));
    },

    /** With an account that goes; the database would take them along anyway, but kept pages would not hear of it. */
    async removeOf(trx: PlatformTransaction, touch: Touch, userId: string): Promise<undefined> {
      const gone = await deleteSupportOf(trx, userId);
      await setAnnounced(trx, gone, clock.now());
      touch(...gone.map(itemSupportTag));
    },
  };
}

type Seen = NonNullable<Awaited<ReturnType<ListItemsService['seen']>>> & { userId: string };

/** Active members alone; `access: 'user'` has refused the rest, and this holds for whoever calls from elsewhere. */
function memberId(viewer: Viewer): string {
  if (!viewer.isActive) throw signInNeeded();
  return requireUserId(viewer);
}
