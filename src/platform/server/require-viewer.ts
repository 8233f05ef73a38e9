import { notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';

export function requireAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw notAllowed();
}

export function requireContentManager(viewer: Viewer): void {
  if (!viewer.isContentManager) throw notAllowed();
}

/** The id of the person who asks; visitors and work of the system have no account to act on. */
export function requireUserId({ kind, id }: Viewer): string {
  if (kind !== 'user' || id === undefined) throw signInNeeded();
  return id;
}
