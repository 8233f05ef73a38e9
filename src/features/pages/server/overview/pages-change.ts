import type { MenuItem } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { NewMenuItem } from '#features/menus/contract/menu-source.ts';
import type { DoWork } from '#features/tasks/server/long-work.service.ts';
import { AppError, badInput } from '#platform/contract/calls/errors.ts';
import { requireExpected } from '#platform/contract/calls/expected-count.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { changeOfFound } from '../../contract/overview/change-of-found.ts';
import type { OverviewFilter } from '../../contract/overview/page-overview.ts';
import {
  type FoundPagesChange,
  type MenuSpot,
  type PageBefore,
  type PageReaders,
  PagesChange,
  type PagesChanged,
} from '../../contract/overview/pages-change.ts';
import { changePagesKind } from '../../contract/overview/pages-change-work.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { pageUpkeepTag } from '../../contract/pages.tags.ts';
import type { PageState } from '../../contract/working-copy.ts';
import type { PagesCopying } from '../copying/pages-copying.ts';
import { type PageEditing, subjectOfAudit } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import type { PageTrash } from '../trash/page-trash.ts';
import { findPossibleOwner, findPossibleOwners, findUpkeep, setOwner, setReviewDay } from './page-upkeep.repository.ts';
import type { PutBack } from './put-back.ts';
import { refusedPage, titleOfPage } from './refused-page.ts';

interface ChangeParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
  trash: Pick<PageTrash, 'moveToTrash' | 'moveToTrashWithBelow'>;
  copying: Pick<PagesCopying, 'copyPages'>;
  putBack: PutBack['putBack'];
  foundPages(viewer: Viewer, filter: OverviewFilter): Promise<string[]>;
}

/** Up to so many are changed while who asked waits; more are long work. */
const atOnce = 25;

/** What changes pages themselves; copies are made by steps of their own. */
type ChangeInPlace = Exclude<PagesChange, { action: 'copy' }>;

const guidsOf = (change: ChangeInPlace): string[] =>
  'guids' in change ? change.guids : change.pages.map(({ guid }) => guid);

/** The same change of several pages, each by itself: one that is refused does not keep the others from it. */
export function createPagesChange({
  platform,
  menus,
  audit,
  askWork,
  editing,
  writing,
  trash,
  copying,
  putBack,
  foundPages,
}: ChangeParts) {
  async function publish(actor: Actor, guid: string): Promise<PageBefore> {
    const before = await editing.stateAfter(actor.viewer, guid);
    return readersOf(before, await writing.publishWorkingCopy(actor, guid, {}));
  }

  async function unpublish(actor: Actor, guid: string): Promise<PageBefore> {
    const before = await editing.stateAfter(actor.viewer, guid);
    return readersOf(before, await writing.withdraw(actor, guid));
  }

  async function giveBack(actor: Actor, guid: string, readers: PageReaders | undefined): Promise<PageBefore> {
    if (readers !== undefined && readers.version !== readers.instead) await putBack(actor, guid, readers);
    return { guid };
  }

  const giveOwner = (actor: Actor, guid: string, ownerId: string | null): Promise<PageBefore> =>
    editing.change(actor, guid, async ({ trx, page }) => {
      const owner = ownerId === null ? null : await findPossibleOwner(trx, ownerId);
      if (owner === undefined) throw badInput([{ path: 'body.pages', code: 'unknown-owner', message: ownerId ?? '' }]);
      const before = await setOwner(trx, guid, ownerId);
      if (before !== ownerId) {
        const subject = subjectOfAudit(guid, page.document);
        await audit.record(trx, actor, {
          action: pageAudit.ownerChanged,
          subject,
          details: { owner: owner?.name ?? '' },
        });
        await platform.signal(trx, pageUpkeepTag);
      }
      return { guid, ownerId: before };
    });

  const planReview = (actor: Actor, guid: string, reviewOn: string | null): Promise<PageBefore> =>
    editing.change(actor, guid, async ({ trx, page }) => {
      const before = await setReviewDay(trx, guid, reviewOn);
      if (before !== reviewOn) {
        const subject = subjectOfAudit(guid, page.document);
        await audit.record(trx, actor, { action: pageAudit.reviewPlanned, subject, details: { day: reviewOn ?? '' } });
        await platform.signal(trx, pageUpkeepTag);
      }
      return { guid, reviewOn: before };
    });

  /** A page that has no place yet gets its address from its title. */
  async function move(actor: Actor, guid: string, place: MenuSpot | null): Promise<PageBefore> {
    await editing.editedPage(actor.viewer, guid);
    const found = placeOf(await menus.wholeMenu(actor.viewer, defaultLanguage), guid);
    const before = found === undefined ? null : { parentGuid: found.parentGuid, position: found.position };
    if (place === null) {
      if (found !== undefined && found.item.children.length > 0) throw new AppError('pages-below', 409);
      if (found !== undefined) await menus.remove(actor, found.item.guid);
    } else if (found === undefined) {
      const item = NewMenuItem.parse({ ...place, name: await titleOfPage(platform.db, guid), pageGuid: guid });
      await menus.add(actor, topLevelMenu, item);
    } else {
      const { parentGuid, position = Number.MAX_SAFE_INTEGER } = place;
      await menus.move(actor, found.item.guid, { parentGuid, position });
    }
    return { guid, place: before };
  }

  /** Those that already went with one above them are gone, as was asked. */
  async function throwAway(actor: Actor, guid: string, isWithBelow: boolean, gone: Set<string>): Promise<PageBefore> {
    if (!gone.has(guid)) {
      const below = isWithBelow ? await menus.pagesBelow(guid) : [];
      await trash.moveToTrash(actor, guid, below);
      for (const one of below) gone.add(one);
    }
    return { guid };
  }

  function changeOne(actor: Actor, change: ChangeInPlace, at: number, gone: Set<string>): Promise<PageBefore> {
    const guid = guidsOf(change)[at] ?? '';
    switch (change.action) {
      case 'publish':
        return publish(actor, guid);
      case 'unpublish':
        return unpublish(actor, guid);
      case 'putBack':
        return giveBack(actor, guid, change.pages[at]);
      case 'trash':
        return throwAway(actor, guid, change.withPagesBelow, gone);
      case 'owner':
        return giveOwner(actor, guid, change.pages[at]?.ownerId ?? null);
      case 'review':
        return planReview(actor, guid, change.pages[at]?.reviewOn ?? null);
      case 'move':
        return move(actor, guid, change.pages[at]?.place ?? null);
    }
  }

  async function attempt(
    actor: Actor,
    change: ChangeInPlace,
    at: number,
    { soFar, gone }: { soFar: PagesChanged; gone: Set<string> },
  ): Promise<PagesChanged> {
    const guid = guidsOf(change)[at] ?? '';
    try {
      const before = await changeOne(actor, change, at, gone);
      return { ...soFar, changed: [...soFar.changed, before] };
    } catch (error) {
      return { ...soFar, refused: [...soFar.refused, await refusedPage(platform.db, guid, error)] };
    }
  }

  async function changeNamed(actor: Actor, change: PagesChange): Promise<PagesChanged> {
    if (change.action === 'copy') return copying.copyPages(actor, change);
    const total = guidsOf(change).length;
    if (total > atOnce && askWork !== undefined) {
      const work = await platform.transaction((trx) =>
        askWork(trx, actor, { kind: changePagesKind, input: change, total }),
      );
      return { ...nothing, workId: work.id };
    }
    let soFar = nothing;
    const gone = new Set<string>();
    for (let at = 0; at < total; at += 1) soFar = await attempt(actor, change, at, { soFar, gone });
    return soFar;
  }

  return {
    /** Of one page, by whoever may edit it: its owner need not manage all of them. */
    async planPageReview(actor: Actor, guid: string, reviewOn: string | null): Promise<{ reviewOn: string | null }> {
      await planReview(actor, guid, reviewOn);
      return { reviewOn };
    },

    async changePages(actor: Actor, asked: PagesChange | FoundPagesChange): Promise<PagesChanged> {
      requireContentManager(actor.viewer);
      if (!('filter' in asked)) return changeNamed(actor, asked);
      const guids = await foundPages(actor.viewer, asked.filter);
      requireExpected(guids.length, asked.expected);
      return changeNamed(actor, PagesChange.parse(changeOfFound(asked.change, guids)));
    },

    /** The job's part of it; after a crash it goes on with the page that it was at. */
    changeManyPages: (async (actor, change, { done, soFar: before, progress }) => {
      requireContentManager(actor.viewer);
      let soFar = before ?? nothing;
      const gone = new Set<string>();
      for (let at = done; at < guidsOf(change).length; at += 1) {
        soFar = await attempt(actor, change, at, { soFar, gone });
        await progress(at + 1, soFar);
      }
      return soFar;
    }) satisfies DoWork<ChangeInPlace, PagesChanged>,

    async upkeepOf(viewer: Viewer, id: string) {
      await editing.editedPage(viewer, id);
      return findUpkeep(platform.db, id);
    },

    /** Somebody who can look after something, by their id. */
    possibleOwner: (id: string) => findPossibleOwner(platform.db, id),

    async possibleOwners(viewer: Viewer, search: string) {
      requireContentManager(viewer);
      return findPossibleOwners(platform.db, search);
    },
  };
}

/** What readers had and have, so that the answer can be sent back. */
const readersOf = (before: PageState, after: PageState): PageBefore => ({
  guid: before.guid,
  readers: {
    version: before.version?.number ?? null,
    instead: after.version?.number ?? null,
    publishAt: before.publishAt,
    unpublishAt: before.unpublishAt,
    plannedLanguages: before.plannedLanguages && [...before.plannedLanguages],
  },
});

const nothing: PagesChanged = { changed: [], refused: [] };

interface FoundPlace {
  item: MenuItem;
  parentGuid: string | null;
  position: number;
}

function placeOf(
  items: readonly MenuItem[],
  pageGuid: string,
  parentGuid: string | null = null,
): FoundPlace | undefined {
  for (const [position, item] of items.entries()) {
    if (item.pageGuid === pageGuid) return { item, parentGuid, position };
    const below = placeOf(item.children, pageGuid, item.guid);
    if (below !== undefined) return below;
  }
  return undefined;
}
