import type { PageForAccess, PagesService } from '#features/pages/server/pages.service.ts';
import type { InboxService } from '#features/submissions/server/handling/inbox.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { type Decision, decide } from '#platform/contract/rights/decide.ts';
import { type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { AccessOfForm, AccessOfPage, AccessOfPages, Explained, PageAccess } from '../contract/access.ts';
import { parseWho } from '../contract/who.ts';
import { findAccount, listRoleNames } from './access.repository.ts';
import { assumeViewer } from './assumed-viewer.ts';

interface AccessParts {
  platform: Platform;
  pages: PagesService;
  inbox: Pick<InboxService, 'handlersOf'>;
}

/** More than anybody reads; who is looked for is found among the users. */
const mostPeople = 100;

export type AccessService = ReturnType<typeof createAccessService>;

/** "Why can't they see this?" The same `decide` that let them in or not, asked again and put into words. */
export function createAccessService({ platform, pages, inbox }: AccessParts) {
  async function look(viewer: Viewer, as: string) {
    requireAdmin(viewer);
    const [assumed, roleNames] = await Promise.all([
      assumeViewer(platform.db, viewer, parseWho(as)),
      listRoleNames(platform.db),
    ]);
    const explain = (decision: Decision, roleIds: readonly string[]): Explained => ({
      ...decision,
      roles: rolesBehind(decision, roleIds, assumed.viewer).flatMap((id) => roleNames.get(id) ?? []),
    });
    const explainEdit = (decision: Decision, { editPermission, editRoles }: PageForAccess['subject']): Explained => {
      if (decision.rule !== 'sign-in-needed' && decision.rule !== 'role-needed') return explain(decision, editRoles);
      const roles = editPermission === 'Roles' ? editRoles.flatMap((id) => roleNames.get(id) ?? []) : [];
      return { allowed: false, rule: roles.length === 0 ? 'content-managers-only' : 'edit-role-needed', roles };
    };
    const explainPage = ({ id, title, path, subject }: PageForAccess): PageAccess => ({
      guid: id,
      title,
      path,
      see: explain(decide(assumed.viewer, 'see', subject), subject.roleIds),
      edit: explainEdit(decide(assumed.viewer, 'edit', subject), subject),
    });
    return { assumed, explain, explainPage };
  }

  return {
    async pages(viewer: Viewer, as: string, language: Language): Promise<AccessOfPages> {
      const { assumed, explainPage } = await look(viewer, as);
      const all = await pages.listForAccess(viewer, language);
      return { who: as, name: assumed.name, pages: all.map(explainPage) };
    },

    async page(viewer: Viewer, as: string, guid: string, language: Language): Promise<AccessOfPage> {
      const { assumed, explain, explainPage } = await look(viewer, as);
      const page = (await pages.listForAccess(viewer, language)).find(({ id }) => id === guid);
      if (page === undefined) throw notFound();
      const explained = explainPage(page);
      const blocks = page.blocks.map(({ subject, ...block }) => ({
        ...block,
        see: explained.see.allowed
          ? explain(decide(assumed.viewer, 'see', subject), subject.roleIds)
          : behindClosedPage,
      }));
      return { who: as, name: assumed.name, page: explained, blocks };
    },

    async handlers(viewer: Viewer, formGuid: string): Promise<AccessOfForm> {
      const { people, roleIds } = await inbox.handlersOf(viewer, formGuid);
      const roleNames = await listRoleNames(platform.db);
      const namesOf = (ids: readonly string[]) => ids.flatMap((id) => roleNames.get(id) ?? []);
      const explained = await Promise.all(
        people.slice(0, mostPeople).map(async ({ guid, name }) => {
          const account = await findAccount(platform.db, guid);
          if (account === undefined) return [];
          const person = viewerOf(account);
          const decision = decide(person, 'handle', { kind: 'submissions', handlerRoles: roleIds });
          const handle = { ...decision, roles: namesOf(rolesBehind(decision, roleIds, person)) };
          return [{ guid, name, handle }];
        }),
      );
      return { people: explained.flat(), roles: namesOf(roleIds) };
    },
  };
}

/** Whatever the block itself says: nobody sees it on a page that they do not see. */
const behindClosedPage: Explained = { allowed: false, rule: 'page-closed', roles: [] };

/** The roles by which someone may, or would. */
function rolesBehind({ rule }: Decision, roleIds: readonly string[], viewer: Viewer): readonly string[] {
  if (rule === 'role-needed') return roleIds;
  const isByRole = rule === 'role' || rule === 'edit-role' || rule === 'handler-role' || rule === 'moderator-role';
  return isByRole ? roleIds.filter((id) => viewer.roleIds.includes(id)) : [];
}
