import type { SignUpReceipt } from '#features/sign-ups/contract/sign-up.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';

/** What something is sent for: an item, and for one that takes sign-ups how many come along. */
export interface SentFor {
  itemGuid: string;
  guests: number | undefined;
}

/**
 * Forms that are sent for an item (docs/decisions/0127). Who knows such items hands this in; submissions tell when one
 * begins to count and when it ends, in their own transaction, and know nothing of places.
 */
export interface SentForService {
  /** Refuses what cannot be sent for this item now, or by this viewer. */
  require(viewer: Viewer, formGuid: string, given: { itemGuid: string; guests: number }): Promise<SentFor>;
  /** It is there, and does not count yet. */
  keep(trx: PlatformTransaction, submissionGuid: string, sentFor: SentFor): Promise<void>;
  /** It counts from now: sent, proven, or brought back. */
  begin(trx: PlatformTransaction, touch: Touch, submissionGuid: string): Promise<void>;
  /** It was taken back, or thrown away. */
  end(trx: PlatformTransaction, touch: Touch, submissionGuid: string): Promise<void>;
  /** What items are called, whoever may read them: for who deals with what was sent for them. */
  namesOf(itemGuids: readonly string[], language: Language): Promise<Map<string, string>>;
  receiptOf(viewer: Viewer, submissionGuid: string, language: Language): Promise<SignUpReceipt | null>;
}
