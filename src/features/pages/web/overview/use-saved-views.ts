import { useEffect, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readViews, renamedView, type SavedView, withoutView, withView } from './saved-views.ts';

/** The views of who is signed in, in this browser. */
export function useSavedViews() {
  const { t } = useTranslation();
  const runTask = useRunTask();
  const userId = useUserState().applicationUser?.guid;
  const storageKey = `plein.pages.views.${userId ?? ''}`;
  const [views, setViews] = useState<SavedView[]>([]);
  // The server draws none: what is kept here comes right after.
  useEffect(() => setViews(readViews(deviceStorage()?.getItem(storageKey))), [storageKey]);

  function keep(next: SavedView[]): void {
    deviceStorage()?.setItem(storageKey, JSON.stringify(next));
    setViews(next);
  }

  /** Told with the way back, as everything that is changed. */
  const change = (next: SavedView[], done: string) => {
    const before = views;
    return runTask({
      type: 'edit',
      entity: 'page',
      words: { done, failed: t('pages.views.failed') },
      run: async () => keep(next),
      undo: async () => keep(before),
    });
  };

  return {
    views,
    save: (view: SavedView) => change(withView(views, view), t('pages.views.saved', { name: view.name })),
    rename: (name: string, next: string) =>
      change(renamedView(views, name, next), t('pages.views.renamed', { name: next })),
    remove: (name: string) => change(withoutView(views, name), t('pages.views.removed', { name })),
  };
}
