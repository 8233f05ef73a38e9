import FollowButton from '#features/following/web/parts/follow-button.tsx';
import type { Followable } from './followable.ts';

/** Fetched for members alone, by a name that the page knows (`fetched-at-once.ts`). */
export default function FollowButtons({ targets }: { targets: readonly Followable[] }) {
  return targets.map(({ kind, guid, name }) => (
    <FollowButton key={`${kind} ${guid}`} target={{ kind, guid }} name={name} />
  ));
}
