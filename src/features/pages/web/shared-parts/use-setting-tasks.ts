import { useQueryClient } from '@tanstack/react-query';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { readSettingSource, saveSettings } from '#features/settings/contract/settings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

type Kept = Pick<SettingValues, 'footers' | 'headerImages'>;

/** Footers and header images are settings: each change is one of the setting, refused when someone else changed it, with undo. */
export function useSettingTasks() {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const { t } = useTranslation();
  const source = useLoaded(readSettingSource, {});
  const settingOf = <Key extends keyof Kept>(key: Key): Kept[Key] =>
    (source.find((setting) => setting.key === key)?.value ?? []) as Kept[Key];

  async function put(key: keyof Kept, value: unknown, was: unknown): Promise<void> {
    try {
      await call(saveSettings, { body: { changes: [{ key, value: value as JsonValue, was: was as JsonValue }] } });
    } finally {
      await cache.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
      });
    }
  }

  return {
    footers: settingOf('footers'),
    headerImages: settingOf('headerImages'),
    change: <Key extends keyof Kept>(key: Key, value: Kept[Key], done: string) => {
      const was = settingOf(key);
      return runTask({
        type: 'edit',
        entity: 'settings',
        words: { done, failed: t('pages.parts.failed.setting') },
        run: () => put(key, value, was),
        undo: () => put(key, was, value),
      });
    },
  };
}
