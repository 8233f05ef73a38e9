import { useEffect } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { lookAtThread } from '../contract/forum.endpoints.ts';
import type { ThreadTarget } from '../contract/reaction.ts';

/** A member who has the thread before them has read it, and what comes to it while they look. */
export function useLook({ kind, guid }: ThreadTarget, total: number, isMember: boolean): void {
  const call = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when there is more to read
  useEffect(() => {
    if (!isMember) return;
    // Where it cannot be told the thread stays new: they look again.
    void call(lookAtThread, { params: { kind, guid } }).catch(() => undefined);
  }, [call, kind, guid, isMember, total]);
}
