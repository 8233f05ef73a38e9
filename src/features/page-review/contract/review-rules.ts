import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PageApproval } from './page-approval.ts';

/** A page, or an item of a list on one. */
export interface ReviewSubject {
  kind: (typeof reviewKinds)[number];
  id: string;
}
export const reviewKinds = ['page', 'item'] as const;

/** What is kept of a request; `withdrawn` so that asking again does not mail everybody again. */
export type KeptState = 'waiting' | 'approved' | 'returned' | 'withdrawn';

/** `lapsed`: it was approved, and changed since. */
export const reviewStates = ['none', 'waiting', 'approved', 'returned', 'lapsed'] as const;
export type ReviewState = (typeof reviewStates)[number];

export interface KeptReview {
  state: KeptState;
  /** What it was at when it was asked for or approved. */
  sequence: number;
  askedBy: string | null;
}

/** `menuItems`: those at which the page stands, and all above them. */
export function needsApproval(
  { scope, pageGuids, menuItemGuids }: PageApproval,
  page: { id: string; menuItems: readonly string[] },
): boolean {
  if (scope === 'everywhere') return true;
  if (scope === 'pages') return pageGuids.includes(page.id);
  return scope === 'menu' && page.menuItems.some((guid) => menuItemGuids.includes(guid));
}

/**
 * A request waits whatever is changed meanwhile: who looks at it sees the page as it is. A yes is for what was looked at,
 * and ends with the next change.
 */
export function stateOfReview(review: KeptReview | undefined, sequence: number): ReviewState {
  if (review === undefined || review.state === 'withdrawn') return 'none';
  return review.state === 'approved' && review.sequence !== sequence ? 'lapsed' : review.state;
}

/** Wherever approval is asked, admins do without. */
export const isFreeToPublish = (viewer: Viewer, isNeeded: boolean): boolean => !isNeeded || viewer.isAdmin;

export interface ReviewRights {
  publish: boolean;
  ask: boolean;
  withdraw: boolean;
  /** To say yes, and to send it back. */
  approve: boolean;
}

/** For who may edit it. Two people look at what is approved: nobody answers their own request. */
export function reviewRights(
  viewer: Viewer,
  review: { isNeeded: boolean; state: ReviewState; askedBy: string | null },
): ReviewRights {
  const isWaiting = review.state === 'waiting';
  const isOwn = viewer.id !== undefined && viewer.id === review.askedBy;
  return {
    publish: isFreeToPublish(viewer, review.isNeeded) || review.state === 'approved',
    ask: !isWaiting && review.state !== 'approved',
    withdraw: isWaiting && isOwn,
    approve: isWaiting && !isOwn && viewer.isContentManager,
  };
}

const hour = 60 * 60 * 1000;

/** Who takes a request back and asks again soon after is in the mail that they sent already. */
export const mailsAgain = (before: { state: KeptState; mailedAt: Date | null } | undefined, now: Date): boolean =>
  before?.state !== 'withdrawn' || before.mailedAt === null || now.getTime() - before.mailedAt.getTime() > hour;
