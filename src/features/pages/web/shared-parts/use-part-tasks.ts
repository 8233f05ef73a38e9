import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { restoreTrash } from '#features/trash/contract/trash.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { copyPage, deletePage, readWorkingCopy, updatePage } from '../../contract/pages-writing.endpoints.ts';
import type { SharedPart } from '../../contract/shared-parts/shared-parts.ts';

/** What is done with templates and shared parts without opening them, each with undo. */
export function usePartTasks() {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const language = useLanguage();
  const { t } = useTranslation();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(pages|trash)/.test(String(queryKey[0])) });
    return answer;
  };

  /** In the language of who renames it; answers what it was. */
  async function setTitle(guid: string, name: string): Promise<string> {
    const { sequence, document } = await call(readWorkingCopy, { params: { id: guid } });
    const title = { $lang: { ...document.title.$lang, [language]: name } };
    await call(updatePage, { params: { id: guid }, body: { sequence, changes: { title } } });
    return document.title.$lang[language] ?? '';
  }

  const words = (what: 'renamed' | 'copied' | 'removed', name: string) => ({
    done: t(`pages.parts.done.${what}`, { name }),
    failed: t(`pages.parts.failed.${what}`, { name }),
  });
  const intoTrash = (guid: string) => after(call(deletePage, { params: { id: guid }, query: {} }));

  return {
    rename: ({ guid, title }: SharedPart, name: string) =>
      runTask({
        type: 'edit',
        entity: 'page',
        words: words('renamed', title),
        run: () => after(setTitle(guid, name)),
        undo: (before: string) => after(setTitle(guid, before)),
      }),
    copy: ({ guid, title }: SharedPart) =>
      runTask({
        type: 'add',
        entity: 'page',
        words: words('copied', title),
        run: () => after(call(copyPage, { params: { id: guid }, body: {} })),
        undo: (made: { guid: string }) => intoTrash(made.guid),
      }),
    remove: ({ guid, title }: SharedPart) =>
      runTask({
        type: 'delete',
        entity: 'page',
        words: words('removed', title),
        run: () => intoTrash(guid),
        undo: () => after(call(restoreTrash, { body: { entries: [{ kind: 'page', id: guid }] } })),
      }),
  };
}
