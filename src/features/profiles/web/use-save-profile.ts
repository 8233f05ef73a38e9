import { useQueryClient } from '@tanstack/react-query';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { oldProfile, type ProfileChanges } from '../contract/profile-changes.ts';

/**
 * §4: saving is a task, and Undo sends the old profile back. Answers what went wrong, if
 * anything, for the form that was sent to tell.
 */
export function useSaveProfile(form?: string): (changes: ProfileChanges) => Promise<{ error?: unknown }> {
  const store = useUserStore();
  const call = useCall();
  const runTask = useRunTask();
  const loadCache = useQueryClient();
  const save = async (changes: ProfileChanges) => {
    const saved = await store.saveProfile(call, changes);
    // What one did has a line more.
    void loadCache.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/profiles:activity'),
    });
    return saved;
  };
  return async (changes) => {
    const outcome = await runTask({
      type: 'save',
      entity: 'profile',
      form,
      run: () => save(changes),
      undo: ({ previous }) => save(oldProfile(previous, changes)),
    });
    return outcome.state === 'failed' ? { error: outcome.error } : {};
  };
}
