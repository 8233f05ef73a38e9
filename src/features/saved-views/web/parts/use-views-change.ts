import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { renamed, undoOf, type ViewsChange } from './saved-views.ts';

interface KeptView {
  name: string;
  query: string;
}

export interface SavedViews<Kept extends KeptView> {
  views: readonly Kept[];
  save(view: Kept): Promise<unknown>;
  rename(name: string, next: string): Promise<unknown>;
  remove(name: string): Promise<unknown>;
}

/** Keeps views, gives them other names and takes them away; each told with the way back, as everything that is changed. */
export function useViewsChange<Kept extends KeptView>(
  entity: 'page' | 'submission',
  views: readonly Kept[],
  send: (change: ViewsChange<Kept>) => Promise<unknown>,
): SavedViews<Kept> {
  const { t } = useTranslation();
  const runTask = useRunTask();
  const change = (body: ViewsChange<Kept>, done: string) => {
    const undo = undoOf(views, body);
    return runTask({
      type: 'edit',
      entity,
      words: { done, failed: t('views.failed') },
      run: () => send(body),
      undo: () => send(undo),
    });
  };
  return {
    views,
    save: (view) => change({ save: [view], remove: [] }, t('views.saved', { name: view.name })),
    rename: (name, next) => change(renamed(views, name, next), t('views.renamed', { name: next })),
    remove: (name) => change({ save: [], remove: [name] }, t('views.removed', { name })),
  };
}
