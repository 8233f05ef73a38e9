import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { hashOfKey, isMailedKey, mailedKeyOf } from '#platform/server/mailed-key.ts';
import type { ReactionRules } from '../contract/reaction-rules.ts';
import { rulesOfThread, type ThreadRules } from '../contract/thread-rules.ts';
import type { ReactionRow } from './reactions.repository.ts';

const purpose = 'reaction-receipt';

export const userIdOf = (viewer: Viewer): string | null => (viewer.kind === 'user' ? (viewer.id ?? null) : null);

export const isModerator = (viewer: Viewer, { moderatorRoleIds }: ReactionRules): boolean =>
  decide(viewer, 'moderate', { kind: 'moderation', moderatorRoles: moderatorRoleIds }).allowed;

export type ReactionRights = ReturnType<typeof createReactionRights>;

/** Whose a reaction is, and who keeps them in order. */
export function createReactionRights({
  settings,
  authSecret,
}: {
  settings: Pick<SettingsService, 'all'>;
  authSecret: string;
}) {
  const rules = async (): Promise<ReactionRules> => (await settings.all()).reactions;
  return {
    rules,

    /** As they hold in one thread. */
    rulesOf: async (own: ThreadRules | undefined): Promise<ReactionRules> => rulesOfThread(await rules(), own),

    /** Signed in, by the key of the browser in which it was written, or by that of its mail. */
    isMine: (viewer: Viewer, { guid, userId, keyHash }: ReactionRow, key: string | undefined): boolean =>
      (userId !== null && userId === userIdOf(viewer)) ||
      (key !== undefined && (hashOfKey(key) === keyHash || isMailedKey(authSecret, purpose, guid, key))),

    mailedKey: (guid: string): string => mailedKeyOf(authSecret, purpose, guid),

    mayModerate: async (viewer: Viewer): Promise<boolean> => isModerator(viewer, await rules()),

    /** To who may not, what waits is not there. */
    async requireModerator(viewer: Viewer): Promise<void> {
      if (!isModerator(viewer, await rules())) throw notFound();
    },
  };
}
