import type { OwnSupport } from './item-support.ts';
import type { SupportKind } from './support-kind.ts';

export const doesSupport = ({ hasVoted, hasJoined }: OwnSupport, kind: SupportKind): boolean =>
  kind === 'vote' ? hasVoted : hasJoined;

/** What pressing makes of it, before the server has said so: pressing again takes back. */
export function pressSupport(own: OwnSupport, kind: SupportKind): OwnSupport {
  const by = doesSupport(own, kind) ? -1 : 1;
  return kind === 'vote'
    ? { ...own, hasVoted: !own.hasVoted, votes: Math.max(0, (own.votes ?? 0) + by) }
    : { ...own, hasJoined: !own.hasJoined, joins: Math.max(0, (own.joins ?? 0) + by) };
}
