import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { wayToAdd } from '#platform/contract/rights/way-to-add.ts';
import type { ReactionRules } from './reaction-rules.ts';
import type { WayToReact } from './reaction-words.ts';

/** What this viewer has to do before they can react. */
export const wayToReact = (viewer: Viewer, { permission, roleIds }: ReactionRules): WayToReact =>
  wayToAdd(viewer, { addPermission: permission, addRoles: roleIds });
