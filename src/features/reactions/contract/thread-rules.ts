import type { ReactionRules } from './reaction-rules.ts';
import { moderations } from './reaction-words.ts';

/** What one thread says over the setting of the platform. Roles are only said there. */
export const threadPermissions = ['platform', 'Public', 'Verify', 'Users', 'Admin'] as const;
export const threadModerations = ['platform', ...moderations] as const;
export const threadPictures = ['platform', 'yes', 'no'] as const;

export interface ThreadRules {
  permission: (typeof threadPermissions)[number];
  moderation: (typeof threadModerations)[number];
  /** Whether pictures may be added. */
  pictures: (typeof threadPictures)[number];
}

/** Who moderates is the same everywhere. */
export const rulesOfThread = (ofPlatform: ReactionRules, own: ThreadRules | undefined): ReactionRules => ({
  ...ofPlatform,
  ...(own !== undefined && own.permission !== 'platform' && { permission: own.permission, roleIds: [] }),
  ...(own !== undefined && own.moderation !== 'platform' && { moderation: own.moderation }),
  ...(own !== undefined && own.pictures !== 'platform' && { pictures: own.pictures === 'yes' }),
});
