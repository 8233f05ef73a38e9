import type { PlatformTransaction } from '#platform/server/platform.ts';

/** Something that happened to a submission that counts, for who tells others of it. */
export interface HeardSubmission {
  event: 'received' | 'status-changed' | 'withdrawn' | 'deleted' | 'restored';
  formGuid: string;
  submissionGuid: string;
  version: number;
  reference: string;
  status: string;
  at: Date;
}

/** In the transaction of what happened: whatever becomes of this process, others are told, and of nothing that did not happen. */
export type HearSubmission = (trx: PlatformTransaction, ...heard: HeardSubmission[]) => Promise<void>;

export interface SubmissionListener {
  hear: HearSubmission;
  /** Nothing has to be written for who hears of nothing. */
  isHeard(formGuid: string): Promise<boolean>;
}

/** Several who tell others, each in their own way. */
export const heardBy = (listeners: readonly SubmissionListener[]): SubmissionListener => ({
  hear: async (trx, ...heard) => {
    for (const listener of listeners) await listener.hear(trx, ...heard);
  },
  isHeard: async (formGuid) => (await Promise.all(listeners.map((one) => one.isHeard(formGuid)))).includes(true),
});
