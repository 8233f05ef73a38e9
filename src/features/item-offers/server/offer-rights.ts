import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { hashOfKey, isMailedKey, mailedKeyOf } from '#platform/server/mailed-key.ts';
import type { OfferRow } from './offers.repository.ts';

const purpose = 'item-offer';

export const userIdOf = (viewer: Viewer): string | null => (viewer.kind === 'user' ? (viewer.id ?? null) : null);

/** Signed in, by the key of the browser in which it was written, or by that of its mail. */
export const isMine = (
  authSecret: string,
  viewer: Viewer,
  { guid, userId, keyHash }: OfferRow,
  key: string | undefined,
): boolean =>
  (userId !== null && userId === userIdOf(viewer)) ||
  (key !== undefined && (hashOfKey(key) === keyHash || isMailedKey(authSecret, purpose, guid, key)));

/** Where who brought it sees it, whichever browser they have. */
export const mailedPath = (authSecret: string, guid: string): string =>
  `/offered/${guid}?key=${mailedKeyOf(authSecret, purpose, guid)}`;
