import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { previewRetention } from '#features/submissions/contract/keeping/retention.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { useSteady } from '#platform/web/use-steady.ts';
import type { FormSettings } from '../../../contract/form.ts';
import { listFormHandlers, saveFormSettings } from '../../../contract/forms.endpoints.ts';

const pause = 700;

export interface SettingsDraft {
  settings: FormSettings;
  set(changes: Partial<FormSettings>): void;
  /** Nothing when there is nothing to take back. */
  undo: (() => void) | undefined;
  state: 'saved' | 'saving' | 'refused';
}

/** What holds for every version; it saves itself after a pause, the last one wins, and what was can be had back. */
export function useFormSettings(guid: string, start: FormSettings): SettingsDraft {
  const { t } = useTranslation();
  const call = useCall();
  const loadCache = useQueryClient();
  const notifications = useNotifications();
  const [settings, setSettings] = useState(start);
  const [past, setPast] = useState<readonly FormSettings[]>([]);
  const [state, setState] = useState<SettingsDraft['state']>('saved');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const unsent = useRef<FormSettings>(undefined);

  const send = useSteady((): void => {
    clearTimeout(timer.current);
    const body = unsent.current;
    if (body === undefined) return;
    unsent.current = undefined;
    // One after the other, so that the last one that was chosen is the one that stays.
    queue.current = queue.current.then(async () => {
      try {
        await call(saveFormSettings, { params: { guid }, body });
        await reloadAnswersOf(loadCache, [listFormHandlers, previewRetention]);
        if (unsent.current === undefined) setState('saved');
      } catch (error) {
        setState('refused');
        notifications.create({ type: 'negative', message: refusalText(error, t), group: 'form-settings' });
      }
    });
  });
  // Whoever leaves at once has said it too.
  useEffect(() => send, [send]);

  function put(next: FormSettings): void {
    setSettings(next);
    setState('saving');
    unsent.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, pause);
  }

  // The newest, also for who was given it a while ago: an undo that is pressed later leaves alone what was set since.
  const set = useSteady((changes: Partial<FormSettings>): void => {
    setPast([...past, settings].slice(-50));
    put({ ...settings, ...changes });
  });
  const last = past.at(-1);
  return {
    settings,
    state,
    set,
    undo:
      last === undefined
        ? undefined
        : () => {
            setPast(past.slice(0, -1));
            put(last);
          },
  };
}
