import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { restoreTrash } from '#features/trash/contract/trash.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { deletePage } from '../../contract/pages-writing.endpoints.ts';

/** To the trash, alone or with all that hangs below it. Undo brings back all that went, in its place. Answers whether it went. */
export function usePageDeleting(): (guid: string, below: number) => Promise<boolean> {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const { t } = useTranslation();
  const after = async (work: Promise<unknown>, gone?: string): Promise<void> => {
    await work;
    // Of what is gone nothing is asked before someone wants to see it again.
    const pages = (isOfGone: boolean) => ({
      predicate: ({ queryKey: [address] }: Query) =>
        /^\/api\/(pages|menus|trash)/.test(String(address)) &&
        (gone !== undefined && String(address).includes(gone)) === isOfGone,
    });
    await cache.invalidateQueries({ ...pages(true), refetchType: 'none' });
    await cache.invalidateQueries(pages(false));
  };
  return async (guid, below) => {
    const query = below > 0 ? { withPagesBelow: 'true' } : {};
    const outcome = await runTask({
      type: 'delete',
      entity: 'page',
      words: { done: t('pages.delete.done', { count: below + 1 }), failed: t('pages.delete.failed') },
      run: () => after(call(deletePage, { params: { id: guid }, query }), guid),
      undo: () => after(call(restoreTrash, { body: { entries: [{ kind: 'page', id: guid }] } })),
    });
    return outcome.state === 'done';
  };
}
