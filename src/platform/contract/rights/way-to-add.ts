import { type AdditionSubject, decide } from './decide.ts';
import type { Viewer } from './viewer.ts';

/** What somebody has to do to add something: nothing more, give a name, prove an address, sign in; or they may not. */
export const waysToAdd = ['member', 'guest', 'proof', 'sign-in', 'none'] as const;
export type WayToAdd = (typeof waysToAdd)[number];

/** The scale of product.md §2, for adding: what this viewer has to do before they can. */
export function wayToAdd(viewer: Viewer, addition: Omit<AdditionSubject, 'kind'>): WayToAdd {
  const { allowed, rule } = decide(viewer, 'add', { kind: 'addition', ...addition });
  if (!allowed) return rule === 'sign-in-needed' ? 'sign-in' : 'none';
  if (rule === 'verify-later') return 'proof';
  return viewer.kind === 'anonymous' || !viewer.isActive ? 'guest' : 'member';
}
