import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { deleteTheme, makeTheme, placeAnswer, renameTheme } from '../../contract/form-figures.endpoints.ts';

/** What can be done with themes and what lies in them; each answers whether it was done. */
export function useThemes(guid: string, field: string) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();

  async function after<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      // Also when it was refused: somebody else may have been at it.
      await forgetAnswers({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/forms/${guid}/figures/`),
      });
    }
  }

  async function done(run: () => Promise<unknown>, words: string, undo?: () => Promise<unknown>): Promise<boolean> {
    const outcome = await runTask({
      type: 'edit',
      entity: 'form',
      run: () => after(run()),
      ...(undo === undefined ? {} : { undo: () => after(undo()) }),
      words: { done: words },
    });
    return outcome.state === 'done';
  }

  const put = (submissionGuid: string, themeGuids: readonly string[]) =>
    call(placeAnswer, { params: { guid, field }, body: { submissionGuid, themeGuids: [...themeGuids] } });

  return {
    make: (name: string) =>
      done(() => call(makeTheme, { params: { guid, field }, body: { name } }), t('figures.themes.made', { name })),
    rename: (theme: string, name: string) =>
      done(() => call(renameTheme, { params: { guid: theme }, body: { name } }), t('figures.themes.renamed', { name })),
    remove: (theme: string, name: string) =>
      done(() => call(deleteTheme, { params: { guid: theme } }), t('figures.themes.removed', { name })),
    place: (submissionGuid: string, before: readonly string[], themeGuids: readonly string[]) =>
      done(
        () => put(submissionGuid, themeGuids),
        t('figures.themes.placed'),
        () => put(submissionGuid, before),
      ),
  };
}
