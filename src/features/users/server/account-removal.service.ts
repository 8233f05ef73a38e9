import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { deleteUserRow } from './accounts.repository.ts';

/** What a feature does with what it keeps of someone who goes; what it answers runs after the commit. */
export type RemoveTraces = (
  trx: PlatformTransaction,
  touch: Touch,
  userId: string,
  heirId: string | undefined,
) => Promise<(() => Promise<void>) | undefined>;

export type AccountRemovalService = ReturnType<typeof createAccountRemovalService>;

/** The end of an account, whether its owner leaves or an admin removes it. */
export function createAccountRemovalService({ traces }: { traces: readonly RemoveTraces[] }) {
  return {
    /** What they made goes to the heir, or to nobody. Answers what is to be run after the commit. */
    async remove(
      trx: PlatformTransaction,
      touch: Touch,
      userId: string,
      heirId?: string,
    ): Promise<() => Promise<void>> {
      const afterwards: (() => Promise<void>)[] = [];
      for (const removeTraces of traces) {
        const after = await removeTraces(trx, touch, userId, heirId);
        if (after !== undefined) afterwards.push(after);
      }
      await deleteUserRow(trx, userId);
      touch(profileTag(userId));
      return async () => {
        for (const after of afterwards) await after();
      };
    },
  };
}
