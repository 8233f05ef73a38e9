import type { Access } from '../calls/endpoint.ts';
import { sharesRole } from './asked-roles.ts';
import type { Viewer } from './viewer.ts';
import type { Audience, Period, Visibility } from './visibility.ts';
import { isWithinPeriod } from './visibility.ts';

/** Every reason for a yes or a no. Each has its words in the messages of the feature `access`. */
export const accessRules = [
  'public',
  'admin',
  'content-manager',
  'developer',
  'staff',
  'signed-in',
  'role',
  'edit-role',
  'handler-role',
  'moderator-role',
  'verified',
  'verify-later',
  'admins-only',
  'content-managers-only',
  'developers-only',
  'staff-only',
  'sign-in-needed',
  'inactive',
  'terms-declined',
  'role-needed',
  'not-published',
  'not-yet',
  'over',
] as const;
export type AccessRule = (typeof accessRules)[number];

/** The answer and the rule that gave it, so that "why can't they see this?" needs no second look. */
export interface Decision<Rule extends string = AccessRule> {
  allowed: boolean;
  rule: Rule;
}

/** An item, a form, an asset, a menu item: anything that carries the scale and nothing else. */
export interface ContentSubject extends Audience {
  kind: 'content';
}

export interface PageSubject extends Audience {
  kind: 'page';
  /** Absent where only published pages are at hand. */
  isPublished?: boolean;
  editPermission: Visibility;
  editRoles: readonly string[];
}

/** A block on a page that the viewer may see. */
export interface BlockSubject extends Audience {
  kind: 'block';
  period: Period;
  now: Date;
}

/** Where people may add something of their own: a list block, a form. */
export interface AdditionSubject {
  kind: 'addition';
  addPermission: Visibility;
  addRoles: readonly string[];
}

/** A call, a route: a part of the product that is closed to some, whatever lies in it. */
export interface AreaSubject {
  kind: 'area';
  access: Access;
}

/** What was sent by a form: it has handlers, besides admins. */
export interface SubmissionsSubject {
  kind: 'submissions';
  handlerRoles: readonly string[];
}

/** What people say to each other: it has moderators, besides who manages content. */
export interface ModerationSubject {
  kind: 'moderation';
  moderatorRoles: readonly string[];
}

export type Subject =
  | ContentSubject
  | PageSubject
  | BlockSubject
  | AdditionSubject
  | AreaSubject
  | SubmissionsSubject
  | ModerationSubject;

/** What can be asked of each kind of subject. */
export interface ActionsOf {
  content: 'see';
  page: 'see' | 'edit';
  block: 'see';
  addition: 'add';
  area: 'enter';
  submissions: 'handle';
  moderation: 'moderate';
}

const yes = (rule: AccessRule): Decision => ({ allowed: true, rule });
const no = (rule: AccessRule): Decision => ({ allowed: false, rule });

/**
 * The one place where rights are decided (product.md §1.3): pages, blocks, items, assets, search, feeds and calls all
 * ask here. platform/server/visibility-filter.ts says the same in SQL, and a test holds the two against each other.
 */
export function decide<S extends Subject>(viewer: Viewer, action: ActionsOf[S['kind']], subject: S): Decision {
  switch (subject.kind) {
    case 'area':
      return decideEnter(viewer, subject.access);
    case 'addition':
      return decideAdd(viewer, subject);
    case 'submissions':
      return decideHandle(viewer, subject);
    case 'moderation':
      return decideModerate(viewer, subject);
    case 'block':
      return decideSeeBlock(viewer, subject);
    case 'page':
      if (action === 'edit') return decideEdit(viewer, subject);
      return subject.isPublished === false ? no('not-published') : decideSee(viewer, subject);
    default:
      return decideSee(viewer, subject);
  }
}

/** Where someone stands who is not let in by being anybody in particular. */
function withoutRights(viewer: Viewer): Decision | undefined {
  if (viewer.kind === 'anonymous') return no('sign-in-needed');
  if (viewer.hasDeclinedTerms === true) return no('terms-declined');
  return viewer.isActive ? undefined : no('inactive');
}

/** The scale of product.md §2. */
function decideSee(viewer: Viewer, { visibility, roleIds }: Audience): Decision {
  if (visibility === 'Public' || visibility === 'Verify') return yes('public');
  if (viewer.isAdmin) return yes('admin');
  if (visibility === 'Admin') return no('admins-only');
  const refusal = withoutRights(viewer);
  if (refusal !== undefined) return refusal;
  if (visibility === 'Users') return yes('signed-in');
  return sharesRole(viewer, roleIds) ? yes('role') : no('role-needed');
}

function decideSeeBlock(viewer: Viewer, { period, now, ...audience }: BlockSubject): Decision {
  const decision = decideSee(viewer, audience);
  if (!decision.allowed || isWithinPeriod(period, now)) return decision;
  return no(isWithinPeriod({ from: period.from }, now) ? 'over' : 'not-yet');
}

/** Verify lets everyone send; it counts only once the address is proven, which a verified user's is. */
function decideAdd(viewer: Viewer, { addPermission, addRoles }: AdditionSubject): Decision {
  if (addPermission === 'Verify') return yes(viewer.roles.includes('VerifiedUser') ? 'verified' : 'verify-later');
  return decideSee(viewer, { visibility: addPermission, roleIds: addRoles });
}

/** §6: a content manager of this page, by type or because the page names one of their roles. */
function decideEdit(viewer: Viewer, { editPermission, editRoles }: PageSubject): Decision {
  if (viewer.isContentManager) return yes(viewer.isAdmin ? 'admin' : 'content-manager');
  const refusal = withoutRights(viewer);
  if (refusal !== undefined) return refusal;
  if (editPermission !== 'Roles') return no('content-managers-only');
  return sharesRole(viewer, editRoles) ? yes('edit-role') : no('role-needed');
}

/** Who deals with what a form brings in: nobody by what they manage, since it is about residents. */
function decideHandle(viewer: Viewer, { handlerRoles }: SubmissionsSubject): Decision {
  if (viewer.isAdmin) return yes('admin');
  const refusal = withoutRights(viewer);
  if (refusal !== undefined) return refusal;
  return sharesRole(viewer, handlerRoles) ? yes('handler-role') : no('role-needed');
}

/** Who keeps what people say in order. */
function decideModerate(viewer: Viewer, { moderatorRoles }: ModerationSubject): Decision {
  if (viewer.isContentManager) return yes(viewer.isAdmin ? 'admin' : 'content-manager');
  const refusal = withoutRights(viewer);
  if (refusal !== undefined) return refusal;
  return sharesRole(viewer, moderatorRoles) ? yes('moderator-role') : no('role-needed');
}

/** Those who run the installation: only they, or whoever is at its machine, can make somebody one of them. */
export const isStaff = ({ isMett, isDeveloper, kind }: Viewer): boolean => isMett || isDeveloper || kind === 'system';

/** Account types (product.md §2). An inactive person still has an account to look at. */
function decideEnter(viewer: Viewer, access: Access): Decision {
  if (access === 'public') return yes('public');
  // Of all platforms together: an admin is one's own platform's (docs/decisions/0148).
  if (access === 'staff' && viewer.kind !== 'anonymous') return isStaff(viewer) ? yes('staff') : no('staff-only');
  if (viewer.isAdmin) return yes('admin');
  if (viewer.kind === 'anonymous') return no('sign-in-needed');
  if (access === 'user') return yes('signed-in');
  if (access === 'content-manager') {
    return viewer.isContentManager ? yes('content-manager') : no('content-managers-only');
  }
  if (access === 'developer') return viewer.isDeveloper ? yes('developer') : no('developers-only');
  return no('admins-only');
}
