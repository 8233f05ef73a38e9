import type { Resolved } from '#platform/contract/texts/localized.ts';
import type { Poll, PollStanding } from '../../contract/poll.ts';
import type { PollOptions } from '../../contract/poll-options.ts';
import type { PollMoment } from '../../contract/vote-fields.ts';

/** In the reader's language. */
export type AskedPoll = Resolved<PollOptions>;

export interface DrawnPoll {
  guid: string;
  asked: AskedPoll;
  /** Absent where it is not on a published page yet. */
  poll: Poll | undefined;
  /** Absent until the browser has asked for it. */
  standing: PollStanding | undefined;
  /** What the address says became of it, for who has no script. */
  moment: PollMoment | undefined;
  pagePath: string;
}
