import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
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

/** Of one language of it. */
export interface KeptReview {
  state: KeptState;
  /** What the whole was at when it was asked for or approved. */
  sequence: number;
  /** A sum of what this language said then; what was approved before that was kept has none. */
  content: string | null;
  askedBy: string | null;
}

/** One language as it is now. */
export interface LanguageNow {
  sequence: number;
  content: string;
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
 * and ends with the next change of that language.
 */
export function stateOfReview(review: KeptReview | undefined, now: LanguageNow): ReviewState {
  if (review === undefined || review.state === 'withdrawn') return 'none';
  const isAsSeen = review.sequence === now.sequence || review.content === now.content;
  return review.state === 'approved' && !isAsSeen ? 'lapsed' : review.state;
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

/** In one language, for who may edit it. Two people look at what is approved: nobody answers their own request. */
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

interface AskedLanguage {
  language: Language;
  can: ReviewRights;
}

/** Of the whole: what can be done in any of its languages. What nobody reads yet begins in the default language. */
export function rightsOfAll(languages: readonly AskedLanguage[], isPublished: boolean): ReviewRights {
  const some = (right: keyof ReviewRights) => languages.some(({ can }) => can[right]);
  const publishes = languages.some(({ language, can }) => can.publish && (isPublished || language === defaultLanguage));
  return { publish: publishes, ask: some('ask'), withdraw: some('withdraw'), approve: some('approve') };
}

const hour = 60 * 60 * 1000;

/** Who takes a request back and asks again soon after is in the mail that they sent already. */
export const mailsAgain = (before: { state: KeptState; mailedAt: Date | null } | undefined, now: Date): boolean =>
  before?.state !== 'withdrawn' || before.mailedAt === null || now.getTime() - before.mailedAt.getTime() > hour;
