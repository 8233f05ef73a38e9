import type { Viewer } from './viewer.ts';

/** One scale for see, add and edit (§4, product.md §2). */
export const visibilities = ['Admin', 'Roles', 'Users', 'Public', 'Verify'] as const;
export type Visibility = (typeof visibilities)[number];

export interface Audience {
  visibility: Visibility;
  roleIds: readonly string[];
}

/** The answer and the rule that gave it, so that "why can't they see this?" needs no second look. */
export interface Decision {
  allowed: boolean;
  rule: string;
}

const yes = (rule: string): Decision => ({ allowed: true, rule });
const no = (rule: string): Decision => ({ allowed: false, rule });

export function decideSee(viewer: Viewer, audience: Audience): Decision {
  if (audience.visibility === 'Public' || audience.visibility === 'Verify') return yes('public');
  if (viewer.isAdmin) return yes('admin');
  if (audience.visibility === 'Admin') return no('admins-only');
  if (viewer.kind === 'anonymous') return no('sign-in-needed');
  if (!viewer.isActive) return no('inactive');
  if (audience.visibility === 'Users') return yes('signed-in');
  return viewer.roleIds.some((id) => audience.roleIds.includes(id)) ? yes('role') : no('role-needed');
}

/** §6: a content manager of this page, by type or because the page names one of their roles. */
export function decideEditPage(
  viewer: Viewer,
  page: { editPermission: Visibility; editRoles: readonly string[] },
): Decision {
  if (viewer.isContentManager) return yes(viewer.isAdmin ? 'admin' : 'content-manager');
  if (!viewer.isActive) return no(viewer.kind === 'anonymous' ? 'sign-in-needed' : 'inactive');
  if (page.editPermission !== 'Roles') return no('content-managers-only');
  return viewer.roleIds.some((id) => page.editRoles.includes(id)) ? yes('edit-role') : no('role-needed');
}

export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether something shows now: an open end means for ever. */
export function isWithinPeriod(period: Period, now: Date): boolean {
  if (period.from !== undefined && new Date(period.from) > now) return false;
  return period.until === undefined || new Date(period.until) > now;
}

/** When the first of these begins or ends: until then, what is shown stays as it is. */
export function nextPeriodChange(periods: Iterable<Period>, now: Date): Date | undefined {
  let next = Number.POSITIVE_INFINITY;
  for (const { from, until } of periods) {
    for (const edge of [from, until]) {
      const moment = edge === undefined ? Number.NaN : Date.parse(edge);
      if (moment > now.getTime() && moment < next) next = moment;
    }
  }
  return next === Number.POSITIVE_INFINITY ? undefined : new Date(next);
}
