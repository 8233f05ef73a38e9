import type { Clock } from '#platform/server/clock.ts';
import type { Challenge, NewSubmission } from '../contract/filling.ts';
import { makeChallenge, readChallenge } from './challenge.ts';

export type ChallengesService = ReturnType<typeof createChallengesService>;

/** The sum that keeps robots from forms, for other things that are sent without an account. */
export const createChallengesService = ({ clock, authSecret }: { clock: Clock; authSecret: string }) => ({
  make: (guid: string): Challenge => makeChallenge(authSecret, guid, clock.now()),

  /** Refused when it is not ours, not solved, or solved faster than anybody reads. */
  require(guid: string, solved: NewSubmission['challenge']): void {
    readChallenge(authSecret, guid, solved, clock.now());
  },
});
