import type { Viewer } from '#platform/contract/rights/viewer.ts';

export interface CommentAuthor {
  /** Of an account; none for who has no account. */
  id: string | null;
  isGuest: boolean;
}

export const mayChangeComment = (viewer: Viewer, { id }: CommentAuthor): boolean => id !== null && id === viewer.id;

/** Who has no account cannot take their own words away, so managers can. */
export const mayRemoveComment = (viewer: Viewer, author: CommentAuthor): boolean =>
  mayChangeComment(viewer, author) || viewer.isAdmin || (author.isGuest && viewer.isContentManager);
