import { type FormEvent, useState } from 'react';
import { readSettings, saveSetting } from '#features/settings/contract/settings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { type ApprovalScope, approvalScopes } from '../contract/approval-scopes.ts';
import type { PageApproval } from '../contract/page-approval.ts';
import { MenuChoice, PageChoice } from './approval-choices.tsx';
import styles from './approvals-screen.module.css';

const input = { query: { keys: 'pageApproval' } };

/** Where someone else says yes before readers get what was written: nowhere, on pages, in parts of the menu, everywhere. */
export default function ApprovalSettingScreen() {
  const { t } = useTranslation();
  const [setting] = useLoaded(readSettings, input);
  const stored = setting?.value as unknown as PageApproval;
  const draft = useDraft(stored);
  const [isPending, setPending] = useState(false);
  const save = useSaveApproval(stored);
  const { scope, pageGuids, menuItemGuids } = draft.fields;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const outcome = await save(draft.fields);
    setPending(false);
    if (outcome.state === 'done') draft.reset();
  }

  return (
    <Screen>
      <PageHeading lead={t('review.setting.lead')}>{t('admin.menu.approvalSetting')}</PageHeading>
      <Sheet isForm>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <RadioGroup
            label={t('review.setting.scope')}
            value={scope}
            onChange={(chosen: ApprovalScope) => draft.set({ scope: chosen })}
            options={approvalScopes.map((id) => ({
              id,
              label: t(`review.setting.scopes.${id}.label`),
              description: t(`review.setting.scopes.${id}.help`),
            }))}
          />
          {scope === 'pages' && <PageChoice value={pageGuids} onChange={(guids) => draft.set({ pageGuids: guids })} />}
          {scope === 'menu' && (
            <MenuChoice value={menuItemGuids} onChange={(guids) => draft.set({ menuItemGuids: guids })} />
          )}
          <div>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('review.setting.save')}
            </Button>
          </div>
          <UnsavedChanges isDirty={draft.isDirty && !isPending} />
        </form>
      </Sheet>
    </Screen>
  );
}

/** With Undo: what was stored before goes back the same way. */
function useSaveApproval(stored: PageApproval) {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const put = async (value: PageApproval) => {
    await call(saveSetting, { params: { key: 'pageApproval' }, body: { value: value as unknown as JsonValue } });
    await forgetAnswers({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
    });
  };
  return (value: PageApproval) =>
    runTask({ type: 'save', entity: 'settings', run: () => put(value), undo: () => put(stored) });
}
