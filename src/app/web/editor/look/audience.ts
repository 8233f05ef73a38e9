import type { PageDocument } from '#features/pages/contract/page.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';

/** With whose eyes the page is looked at. */
export type Audience = { kind: 'visitor' | 'member' | 'admin' } | { kind: 'role'; id: string; name: string };

export interface SeenAs {
  who: Audience;
  /** The moment at which they look; none is now. */
  on: string | null;
}

/** Someone of that kind, and nobody in particular. */
export function viewerOfAudience(as: Audience): Viewer {
  if (as.kind === 'visitor') return anonymousViewer;
  return viewerOf({
    id: '',
    accountType: as.kind === 'admin' ? 'Admin' : 'Standard',
    emailVerified: true,
    isActive: true,
    roleIds: as.kind === 'role' ? [as.id] : [],
  });
}

export interface SeenPage {
  /** The page is there for them. */
  isSeen: boolean;
  /** The blocks that they do not get. */
  hidden: ReadonlySet<string>;
}

/** By the function that decides it for readers; who sees the page is what the working copy says, as when it is published. */
export function pageSeenAs(document: PageDocument, as: Audience, now: Date): SeenPage {
  const viewer = viewerOfAudience(as);
  const { visibility, roleIds, editPermission, editRoles } = document;
  const page = { kind: 'page' as const, visibility, roleIds, editPermission, editRoles };
  const hidden = document.buildingBlockInstances.filter(
    (block) => !decide(viewer, 'see', { kind: 'block', ...block, now }).allowed,
  );
  return { isSeen: decide(viewer, 'see', page).allowed, hidden: new Set(hidden.map(({ guid }) => guid)) };
}

/** The roles that decide something on this page: someone with another one sees what a member sees. */
export const rolesOnPage = ({ visibility, roleIds, buildingBlockInstances }: PageDocument): ReadonlySet<string> =>
  new Set(
    [{ visibility, roleIds }, ...buildingBlockInstances].flatMap((one) =>
      one.visibility === 'Roles' ? one.roleIds : [],
    ),
  );
