import { type FormEvent, useState } from 'react';
import { readSettings, saveSetting } from '#features/settings/contract/settings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { checkNames } from '../../contract/checks/finding.ts';
import type { CheckSettings } from '../../contract/checks/stops-publishing.ts';
import styles from './checks-setting-screen.module.css';

const input = { query: { keys: 'pageChecks' } };

/** Which checks of a page stop its publication; the others warn. */
export default function ChecksSettingScreen() {
  const { t } = useTranslation();
  const [setting] = useLoaded(readSettings, input);
  const stored = setting?.value as unknown as CheckSettings;
  const draft = useDraft({ stopping: checkNames.filter((name) => stored[name] === 'block') });
  const [isPending, setPending] = useState(false);
  const save = useSaveChecks(stored);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const outcome = await save(Object.fromEntries(draft.fields.stopping.map((name) => [name, 'block'])));
    setPending(false);
    if (outcome.state === 'done') draft.reset();
  }

  return (
    <Screen>
      <PageHeading lead={t('checks.setting.lead')}>{t('admin.menu.checksSetting')}</PageHeading>
      <Sheet isForm>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <CheckboxGroup
            label={t('checks.setting.stopping')}
            help={t('checks.setting.help')}
            value={draft.fields.stopping}
            onChange={(stopping) => draft.set({ stopping })}
            options={checkNames.map((id) => ({
              id,
              label: t(`checks.names.${id}`),
              description: t(`checks.fine.${id}`),
            }))}
          />
          <div>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('checks.setting.save')}
            </Button>
          </div>
          <UnsavedChanges isDirty={draft.isDirty && !isPending} />
        </form>
      </Sheet>
    </Screen>
  );
}

/** With Undo: what was stored before goes back the same way. */
function useSaveChecks(stored: CheckSettings) {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const put = async (value: CheckSettings) => {
    await call(saveSetting, { params: { key: 'pageChecks' }, body: { value } });
    await forgetAnswers({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
    });
  };
  return (value: CheckSettings) =>
    runTask({ type: 'save', entity: 'settings', run: () => put(value), undo: () => put(stored) });
}
