/** Stored, one for each account, set by an admin (§4, product.md §2). */
export const accountTypes = ['Standard', 'ContentManager', 'Admin', 'Mett', 'Developer'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Computed for each request (§4). */
export const userRoles = ['User', 'VerifiedUser', 'ContentManager', 'Admin', 'Mett', 'Developer'] as const;
export type UserRole = (typeof userRoles)[number];

export interface Viewer {
  kind: 'anonymous' | 'user' | 'system';
  /** Absent for an anonymous visitor; for system work the name of that work, so that logs can say who it was. */
  id: string | undefined;
  roles: readonly UserRole[];
  /** The customer's own groups; another thing than the account type. */
  roleIds: readonly string[];
  /** False for who was switched off and for who declined the terms of use: neither has a member's rights. */
  isActive: boolean;
  isAdmin: boolean;
  isContentManager: boolean;
  isMett: boolean;
  isDeveloper: boolean;
  /** An active account whose owner said no to the terms (§4): why they may less, and how they get it back. */
  hasDeclinedTerms?: true;
  /** The token of a form with which a program asks in their name, for the log. */
  throughToken?: string;
  /** The admin who views the site as this viewer. Nothing can be changed then, and pages say so. */
  viewingAs?: { by: string; who: string; name: string };
}

export const anonymousViewer: Viewer = Object.freeze({
  kind: 'anonymous',
  id: undefined,
  roles: [],
  roleIds: [],
  isActive: false,
  isAdmin: false,
  isContentManager: false,
  isMett: false,
  isDeveloper: false,
});

/** Work that nobody asked for in a request: start-up, schedules, clean-up. The name is written to the log. */
export const systemViewer = (work: string): Viewer => ({
  ...anonymousViewer,
  kind: 'system',
  id: work,
  isActive: true,
  isAdmin: true,
  isContentManager: true,
});

interface Account {
  id: string;
  accountType: AccountType;
  emailVerified: boolean;
  isActive: boolean;
  roleIds: readonly string[];
  /** §3: null for the accepted version. */
  hasDeclinedTerms?: boolean;
}

/** An inactive account keeps its name but none of its rights; so does one whose owner declined the terms, until they accept. */
export function viewerOf(account: Account): Viewer {
  const { accountType } = account;
  const isActive = account.isActive && account.hasDeclinedTerms !== true;
  const isMett = isActive && accountType === 'Mett';
  const isAdmin = isActive && (accountType === 'Admin' || isMett);
  const isContentManager = isAdmin || (isActive && accountType === 'ContentManager');
  const isDeveloper = isActive && accountType === 'Developer';
  const roles: UserRole[] = ['User'];
  if (isActive && account.emailVerified) roles.push('VerifiedUser');
  if (isContentManager) roles.push('ContentManager');
  if (isAdmin) roles.push('Admin');
  if (isMett) roles.push('Mett');
  if (isDeveloper) roles.push('Developer');
  return {
    kind: 'user',
    id: account.id,
    roles,
    roleIds: isActive ? [...account.roleIds].sort() : [],
    isActive,
    isAdmin,
    isContentManager,
    isMett,
    isDeveloper,
    ...(account.isActive && account.hasDeclinedTerms === true ? { hasDeclinedTerms: true } : {}),
  };
}

/**
 * What decides what one may see, and nothing of who one is: pages and answers are kept by this key, so two people with
 * the same rights share them and nothing personal can be in them.
 */
export function audienceOf(viewer: Viewer): string {
  // Their pages carry a banner, with a name: no visitor may ever get one of those.
  if (viewer.viewingAs !== undefined) {
    const { viewingAs, ...seen } = viewer;
    return `viewing as ${viewingAs.who} ${viewingAs.name}: ${audienceOf(seen)}`;
  }
  if (viewer.kind === 'anonymous') return 'anonymous';
  if (viewer.hasDeclinedTerms === true) return 'terms-declined';
  if (!viewer.isActive) return 'inactive';
  return [...viewer.roles, ...viewer.roleIds].join('+');
}
