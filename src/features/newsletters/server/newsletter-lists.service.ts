import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type { NewsletterList, NewsletterListChanges, OfferedList, OpenList } from '../contract/newsletter.ts';
import { newsletterAudit } from '../contract/newsletters.audit.ts';
import { newsletterListsTag, newslettersTag } from '../contract/newsletters.tags.ts';
import {
  deleteList,
  findList,
  findLists,
  findListsWithReaders,
  insertList,
  type ListRow,
  lockList,
  updateList,
} from './lists.repository.ts';
import { isListInUse } from './newsletters.repository.ts';
import { forgetRefusalsOf, leaveList, listsReadBy, putReader } from './readers.repository.ts';

interface ListsParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
}

/** Everyone, members, or who has one of its roles. */
export function mayRead(viewer: Viewer, { isPublic, roleIds }: Pick<ListRow, 'isPublic' | 'roleIds'>): boolean {
  if (isPublic) return true;
  return viewer.isActive && (roleIds.length === 0 || roleIds.some((role) => viewer.roleIds.includes(role)));
}

const subjectOf = ({ guid, name }: Pick<ListRow, 'guid' | 'name'>) => ({ kind: 'newsletter-list', id: guid, name });

export type NewsletterListsService = ReturnType<typeof createNewsletterListsService>;

/** Lists of readers, and who reads which. */
export function createNewsletterListsService({ platform, clock, audit }: ListsParts) {
  async function require(guid: string): Promise<ListRow> {
    const list = await findList(platform.db, guid);
    if (list === undefined) throw notFound();
    return list;
  }

  async function offered(viewer: Viewer): Promise<OfferedList[]> {
    const userId = viewer.kind === 'user' ? viewer.id : undefined;
    const [lists, read] = await Promise.all([
      findLists(platform.db),
      userId === undefined ? new Set<string>() : listsReadBy(platform.db, userId),
    ]);
    // Whoever lost a role may still stop what they chose.
    return lists
      .filter((list) => mayRead(viewer, list) || read.has(list.guid))
      .map(({ guid, name, language, isPublic }) => ({ guid, name, language, isPublic, reads: read.has(guid) }));
  }

  return {
    offered,

    async open(): Promise<OpenList[]> {
      const lists = await findLists(platform.db);
      return lists.filter(({ isPublic }) => isPublic).map(({ guid, name, language }) => ({ guid, name, language }));
    },

    async list(viewer: Viewer): Promise<NewsletterList[]> {
      requireAdmin(viewer);
      const rows = await findListsWithReaders(platform.db);
      return rows.map(({ readers, waiting, refused, ...row }) => ({
        ...row,
        readers: Number(readers ?? 0),
        waiting: Number(waiting ?? 0),
        refused: Number(refused ?? 0),
      }));
    },

    async add({ viewer, client }: Actor, list: NewsletterListChanges): Promise<{ guid: string }> {
      requireAdmin(viewer);
      const guid = randomUUID();
      await platform.transaction(async (trx, touch) => {
        touch(newsletterListsTag);
        await insertList(trx, guid, list, clock.now());
        const { isPublic, roleIds } = list;
        const note = { action: newsletterAudit.listMade, subject: subjectOf({ guid, name: list.name }) };
        await audit.record(trx, { viewer, client }, { ...note, details: { isPublic, roleIds } });
        await platform.signal(trx, newslettersTag);
      });
      return { guid };
    },

    async change(
      { viewer, client }: Actor,
      guid: string,
      { sequence, ...list }: NewsletterListChanges & { sequence: number },
    ): Promise<void> {
      requireAdmin(viewer);
      await platform.transaction(async (trx, touch) => {
        touch(newsletterListsTag);
        const before = await lockList(trx, guid);
        if (before === undefined) throw notFound();
        // Whoever saves what they saw an hour ago does not open it to whom somebody else closed it for.
        if (before.sequence !== sequence) throw conflict('newsletter-list-changed');
        const { name, isPublic, roleIds } = before;
        await updateList(trx, guid, list);
        await audit.record(
          trx,
          { viewer, client },
          {
            action: newsletterAudit.listChanged,
            subject: subjectOf({ guid, name: list.name }),
            details: {
              before: { name, isPublic, roleIds },
              after: { name: list.name, isPublic: list.isPublic, roleIds: list.isPublic ? [] : list.roleIds },
            },
          },
        );
        await platform.signal(trx, newslettersTag);
      });
    },

    async remove({ viewer, client }: Actor, guid: string): Promise<void> {
      requireAdmin(viewer);
      const list = await require(guid);
      await platform.transaction(async (trx, touch) => {
        if (await isListInUse(trx, guid)) throw conflict('newsletter-list-in-use');
        touch(newsletterListsTag);
        await deleteList(trx, guid);
        const note = { action: newsletterAudit.listDeleted, subject: subjectOf(list) };
        await audit.record(trx, { viewer, client }, note);
        await platform.signal(trx, newslettersTag);
      });
    },

    async tryAgain({ viewer, client }: Actor, guid: string): Promise<{ addresses: number }> {
      requireAdmin(viewer);
      const list = await require(guid);
      return platform.transaction(async (trx) => {
        const addresses = await forgetRefusalsOf(trx, guid);
        const note = { action: newsletterAudit.addressTriedAgain, subject: subjectOf(list), details: { addresses } };
        await audit.record(trx, { viewer, client }, note);
        await platform.signal(trx, newslettersTag);
        return { addresses };
      });
    },

    /** One’s own choice; a list that one may not read is as if it were not there. */
    async choose(viewer: Viewer, guid: string, reads: boolean): Promise<OfferedList[]> {
      const userId = requireUserId(viewer);
      const list = await require(guid);
      if (reads && !mayRead(viewer, list)) throw notFound();
      await platform.transaction(async (trx) => {
        if (reads) await putReader(trx, guid, userId, clock.now());
        else await leaveList(trx, guid, userId, clock.now());
        await platform.signal(trx, newslettersTag);
      });
      return offered(viewer);
    },
  };
}
