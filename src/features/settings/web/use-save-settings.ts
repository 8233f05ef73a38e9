import { useQueryClient } from '@tanstack/react-query';
import { readAudit } from '#features/audit/contract/audit.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { saveSettings } from '../contract/settings.endpoints.ts';
import type { SettingDraft } from './use-setting-draft.ts';

type SettingChanges = SettingDraft['changes'];

const reversed = (changes: SettingChanges): SettingChanges =>
  changes.map(({ key, value, was }) => ({ key, value: was, was: value }));

/** As a task of §4, with Undo: what was there before goes back the same way. The settings are read again, also when it was refused. */
export function useSaveSettings(form?: string) {
  const call = useCall();
  const runTask = useRunTask();
  const client = useQueryClient();
  const forgetAnswers = useForgetAnswers();
  const put = async (changes: SettingChanges): Promise<void> => {
    try {
      await call(saveSettings, {
        body: { changes: changes as { key: string; value: JsonValue; was: JsonValue }[] },
      });
    } finally {
      await forgetAnswers({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
      });
      await reloadAnswersOf(client, [readAudit]);
    }
  };
  return (changes: SettingChanges) =>
    runTask({
      type: 'save',
      entity: 'settings',
      form,
      run: () => put(changes),
      undo: () => put(reversed(changes)),
    });
}
