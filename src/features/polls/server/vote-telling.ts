import type { Platform } from '#platform/server/platform.ts';
import { pollVotesTag } from '../contract/polls.tags.ts';

/** Votes of so long are told at once, however many they are. */
const milliseconds = 2000;

export type VoteTelling = ReturnType<typeof createVoteTelling>;

/**
 * Tells who looks on that votes came, once for all of two seconds, so that two hundred votes in a second are asked for once.
 * Not by the transaction of a vote: those wait for each other already. A process that dies tells nothing, and whoever looks
 * on asks with the next vote.
 */
export function createVoteTelling({ platform }: { platform: Platform }) {
  const due = new Map<string, NodeJS.Timeout>();
  return {
    voted(guid: string): void {
      if (due.has(guid)) return;
      const tell = () => {
        due.delete(guid);
        // Nobody waits for it: what cannot be told now is told with the next vote.
        platform.signal(platform.db, pollVotesTag(guid)).catch(() => undefined);
      };
      due.set(guid, setTimeout(tell, milliseconds).unref());
    },
  };
}
