import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { NameAudience } from './poll-words.ts';

export interface PollVoters {
  addPermission: Visibility;
  addRoles: readonly string[];
}

/** `prove`: the vote counts once an address is proven by mail. `browser`: all that is known of them is their browser. */
export type VotingRule = 'account' | 'browser' | 'prove' | 'sign-in' | 'refused';

const isMember = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.isActive;

/** Who may vote is the scale of §4, as for anything that is added to a block. Where names are told there is a name. */
export function votingRule(viewer: Viewer, voters: PollVoters, names: NameAudience): VotingRule {
  const { allowed, rule } = decide(viewer, 'add', { kind: 'addition', ...voters });
  if (!allowed) return rule === 'sign-in-needed' ? 'sign-in' : 'refused';
  if (rule === 'verify-later') return 'prove';
  if (isMember(viewer)) return 'account';
  return names === 'nobody' ? 'browser' : 'prove';
}
