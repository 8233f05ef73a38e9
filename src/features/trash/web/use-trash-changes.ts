import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { purgeTrash, restoreTrash, throwAwayAgain } from '../contract/trash.endpoints.ts';
import type { NewPlace, TrashRef, TrashRefused, TrashRestored } from '../contract/trash.ts';

interface RestoreOptions {
  place?: NewPlace | undefined;
  /** Told when all of it came back. */
  done: (count: number) => string;
}

const countOf = (restored: readonly TrashRestored[]): number =>
  restored.reduce((sum, { below }) => sum + 1 + below.length, 0);

/** Each answers what could not be done, and why. */
export function useTrashChanges() {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const { t } = useTranslation();
  /** Pages, items and files are everywhere: whatever was loaded may be another thing now. */
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    await cache.invalidateQueries({ predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/') });
    return value;
  };

  return {
    /** Those that come back with what went along, and those that come alone, in one go. */
    async restore(
      groups: readonly { entries: TrashRef[]; isAlone: boolean }[],
      { place, done }: RestoreOptions,
    ): Promise<TrashRefused[]> {
      const restored: TrashRestored[] = [];
      const refused: TrashRefused[] = [];
      const outcome = await runTask({
        type: 'save',
        entity: 'page',
        silent: true,
        async run() {
          for (const { entries, isAlone } of groups.filter((group) => group.entries.length > 0)) {
            const answer = await call(restoreTrash, { body: { entries, isAlone, ...(place && { place }) } });
            restored.push(...answer.restored);
            refused.push(...answer.refused);
          }
        },
      });
      if (outcome.state === 'failed') throw outcome.error;
      if (restored.length === 0) return refused;
      // Only now it is known how many came back.
      await runTask({
        type: 'save',
        entity: 'page',
        words: { done: done(countOf(restored)) },
        run: () => after(Promise.resolve(restored)),
        undo: (back) => after(call(throwAwayAgain, { body: { restored: back } })),
      });
      return refused;
    },

    async purge(entries: TrashRef[]): Promise<TrashRefused[]> {
      const outcome = await runTask({
        type: 'delete',
        entity: 'page',
        words: { done: t('trash.done.purged', { count: entries.length }), failed: t('trash.failed.purge') },
        run: () => after(call(purgeTrash, { body: { entries } })),
      });
      if (outcome.state === 'failed') throw outcome.error;
      return outcome.value.refused;
    },
  };
}
