import type { z } from 'zod';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import type { RedirectInput, RedirectRemoval, RedirectRow } from '../contract/redirect.ts';
import {
  addRedirect,
  changeRedirect,
  importRedirects,
  removeRedirects,
  undoRedirects,
} from '../contract/redirects.endpoints.ts';

export const redirectFormId = 'redirect-form';

/** What can be done with redirects. Each is undone as a whole, by the change that it was. */
export function useRedirectTasks() {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await forgetAnswers({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/redirects') });
    }
  };
  const undo = ({ change }: { change: string }) => after(call(undoRedirects, { body: { change } }));

  return {
    async save(input: RedirectInput, redirect: RedirectRow | undefined) {
      const outcome = await runTask({
        type: redirect === undefined ? 'add' : 'edit',
        entity: 'redirect',
        form: redirectFormId,
        run: () =>
          after(
            redirect === undefined
              ? call(addRedirect, { body: input })
              : call(changeRedirect, { params: { guid: redirect.guid }, body: input }),
          ),
        undo,
      });
      if (outcome.state === 'done' && outcome.value.isShortened) {
        say(t('redirects.said.shortened', { to: outcome.value.to }));
      }
      return outcome;
    },

    remove: (chosen: z.input<typeof RedirectRemoval>, count: number) =>
      runTask({
        type: 'delete',
        entity: 'redirect',
        bulk: count,
        run: () => after(call(removeRedirects, { body: chosen })),
        countOf: (removed) => removed.count,
        undo,
      }),

    importFile: (text: string, count: number) =>
      runTask({
        type: 'add',
        entity: 'redirect',
        bulk: count,
        run: () => after(call(importRedirects, { body: { text } })),
        countOf: (imported) => imported.count,
        undo,
      }),
  };
}
