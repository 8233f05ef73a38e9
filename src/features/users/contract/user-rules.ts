import type { Decision } from '#platform/contract/rights/decide.ts';
import type { AccountType, Viewer } from '#platform/contract/rights/viewer.ts';

export interface KnownUser {
  id: string;
  accountType: AccountType;
  isActive: boolean;
}

/** How many others are active: of type Admin, and with an admin's rights at all. */
export interface OtherAdmins {
  admins: number;
  withAdminRights: number;
}

export interface UserChange {
  accountType?: AccountType | undefined;
  isActive?: boolean | undefined;
}

/** Every reason for a yes or a no to a change of an account. */
export type UserRule = 'admin' | 'admins-only' | 'last-admin' | 'own-account' | 'staff-only';
export type UserDecision = Decision<UserRule>;

const yes = (rule: UserRule): UserDecision => ({ allowed: true, rule });
const no = (rule: UserRule): UserDecision => ({ allowed: false, rule });

const adminTypes: readonly AccountType[] = ['Admin', 'Mett'];
/** product.md §2: those of platform staff, which a customer's admin cannot hand out. */
const staffTypes: readonly AccountType[] = ['Mett', 'Developer'];

export const hasAdminRights = ({ accountType, isActive }: Omit<KnownUser, 'id'>): boolean =>
  isActive && adminTypes.includes(accountType);

const isStaff = (viewer: Viewer): boolean => viewer.isMett || viewer.kind === 'system';

/** The account types that this viewer can give to this account, its own included. */
export function givableTypes(viewer: Viewer, user: KnownUser, all: readonly AccountType[]): AccountType[] {
  if (!viewer.isAdmin) return [];
  if (isStaff(viewer)) return [...all];
  if (user.accountType === 'Mett') return ['Mett'];
  return all.filter((type) => !staffTypes.includes(type) || type === user.accountType);
}

/** Whether the platform keeps an admin of its own, and someone with an admin's rights, without this one. */
function leavesAdmins(user: KnownUser, others: OtherAdmins): boolean {
  if (!hasAdminRights(user)) return true;
  if (others.withAdminRights === 0) return false;
  return user.accountType !== 'Admin' || others.admins > 0;
}

/**
 * Who may change the type or the activity of an account: admins, but never to or from platform staff; nobody ends the
 * last admin, and nobody shuts themselves out.
 */
export function decideChangeUser(
  viewer: Viewer,
  user: KnownUser,
  change: UserChange,
  others: OtherAdmins,
): UserDecision {
  if (!viewer.isAdmin) return no('admins-only');
  const accountType = change.accountType ?? user.accountType;
  const isActive = change.isActive ?? user.isActive;
  const isOther = accountType !== user.accountType || isActive !== user.isActive;
  if (!isOther) return yes('admin');
  if (!isStaff(viewer) && user.accountType === 'Mett') return no('staff-only');
  if (!isStaff(viewer) && accountType !== user.accountType && staffTypes.includes(accountType)) return no('staff-only');
  if (user.isActive && !isActive && viewer.id === user.id) return no('own-account');
  return leavesAdmins(user, others) ? yes('admin') : no('last-admin');
}

/** One's own account is deleted in the account area, where it is asked twice. */
export function decideDeleteUser(viewer: Viewer, user: KnownUser, others: OtherAdmins): UserDecision {
  if (!viewer.isAdmin) return no('admins-only');
  if (viewer.id === user.id) return no('own-account');
  if (!isStaff(viewer) && user.accountType === 'Mett') return no('staff-only');
  return leavesAdmins(user, others) ? yes('admin') : no('last-admin');
}
