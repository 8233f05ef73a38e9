import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { ReactionRules } from './reaction-rules.ts';
import type { WayToReact } from './reaction-words.ts';

/** The scale of product.md §2, for adding: what this viewer has to do before they can react. */
export function wayToReact(viewer: Viewer, { permission, roleIds }: ReactionRules): WayToReact {
  const { allowed, rule } = decide(viewer, 'add', {
    kind: 'addition',
    addPermission: permission,
    addRoles: roleIds,
  });
  if (!allowed) return rule === 'sign-in-needed' ? 'sign-in' : 'none';
  if (rule === 'verify-later') return 'proof';
  return viewer.kind === 'anonymous' || !viewer.isActive ? 'guest' : 'member';
}
