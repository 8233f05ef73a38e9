import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { FormHook } from '../../contract/form-hook.ts';
import { listFormHooks, listHookDeliveries } from '../../contract/form-hooks.endpoints.ts';
import { formHooksTopic } from '../../contract/form-hooks.topics.ts';
import type { HookContents } from '../../contract/hook-contents.ts';
import { mostHooks } from '../../contract/hook-limits.ts';
import styles from '../form-hooks.module.css';
import { HookDrawer } from '../hook-drawer.tsx';
import { HookLogDrawer } from '../hook-log-drawer.tsx';
import { HookRow } from '../hook-row.tsx';
import { SecretDialog } from '../secret-dialog.tsx';

interface FormHooksSettingProps {
  formGuid: string;
  /** What a new one says, unless somebody chooses otherwise. */
  usualContents: HookContents;
  /** Whether the form keeps what it was sent. */
  isKept: boolean;
}

type Open = { what: 'new' } | { what: 'change' | 'log'; guid: string };

/** With the settings of a form: who else is told of what it brings in, and how that goes. */
export function FormHooksSetting({ formGuid, usualContents, isKept }: FormHooksSettingProps) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const hooks = useLoaded(listFormHooks, { params: { guid: formGuid } });
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const reload = () => reloadAnswersOf(cache, [listFormHooks, listHookDeliveries]);
  useEffect(
    () =>
      liveClient.follow(
        topicAddress(formHooksTopic, formGuid),
        () => void reloadAnswersOf(cache, [listFormHooks, listHookDeliveries]),
      ),
    [cache, formGuid],
  );
  const close = () => setOpen(undefined);
  const closeSecret = () => {
    setSecret(undefined);
    // The drawer that it came after is gone.
    keepFocus(() => addButton.current);
  };
  const opened = open?.what === 'change' || open?.what === 'log' ? find(hooks, open.guid) : undefined;

  return (
    <>
      {hooks.length === 0 ? (
        <p className={styles.muted}>{t('formHooks.none')}</p>
      ) : (
        <ul className={styles.hooks}>
          {hooks.map((hook) => (
            <HookRow
              key={hook.guid}
              hook={hook}
              onChange={() => setOpen({ what: 'change', guid: hook.guid })}
              onLog={() => setOpen({ what: 'log', guid: hook.guid })}
              onChanged={reload}
              focusAfter={() => addButton.current}
            />
          ))}
        </ul>
      )}
      {hooks.length < mostHooks && (
        <div>
          <Button ref={addButton} icon={Plus} onPress={() => setOpen({ what: 'new' })}>
            {t('formHooks.add')}
          </Button>
        </div>
      )}
      {(open?.what === 'new' || (open?.what === 'change' && opened !== undefined)) && (
        <HookDrawer
          {...{ formGuid, usualContents, isKept }}
          hook={opened}
          onSecret={setSecret}
          onSaved={reload}
          onClose={close}
        />
      )}
      {open?.what === 'log' && opened !== undefined && <HookLogDrawer hook={opened} onClose={close} />}
      <SecretDialog secret={secret} onClose={closeSecret} />
    </>
  );
}

const find = (hooks: readonly FormHook[], guid: string): FormHook | undefined =>
  hooks.find((hook) => hook.guid === guid);
