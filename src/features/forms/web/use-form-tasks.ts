import { useRunTask } from '#features/tasks/web/task-context.ts';
import { restoreTrash } from '#features/trash/contract/trash.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { FormSummary } from '../contract/form.ts';
import type { FormState } from '../contract/form-availability.ts';
import { readForm, saveFormSettings, throwFormAway } from '../contract/forms.endpoints.ts';

/** What can be done with a form from the list; each can be taken back. */
export function useFormTasks() {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await forgetAnswers({ predicate: ({ queryKey }) => /^\/api\/(forms|trash)/.test(String(queryKey[0])) });
    }
  };
  /** Settings are kept as a whole, so what stands now is asked first. */
  const put = async (guid: string, state: FormState): Promise<FormState> => {
    const { settings } = await call(readForm, { params: { guid } });
    await call(saveFormSettings, { params: { guid }, body: { ...settings, state } });
    return settings.state;
  };

  return {
    setState: ({ guid, title }: FormSummary, state: 'Open' | 'Closed') =>
      runTask({
        type: 'edit',
        entity: 'form',
        run: () => after(put(guid, state)),
        undo: (before) => after(put(guid, before)),
        words: { done: t(`forms.list.said.${state}`, { name: title.value }) },
      }),

    throwAway: ({ guid }: FormSummary) =>
      runTask({
        type: 'delete',
        entity: 'form',
        run: () => after(call(throwFormAway, { params: { guid } })),
        undo: () => after(call(restoreTrash, { body: { entries: [{ kind: 'form', id: guid }] } })),
      }),
  };
}
