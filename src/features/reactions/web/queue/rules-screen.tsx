import { type FormEvent, useState } from 'react';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { readSettings, saveSetting } from '#features/settings/contract/settings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { ReactionRules } from '../../contract/reaction-rules.ts';
import { type Moderation, moderations } from '../../contract/reaction-words.ts';
import { rulesInput } from './load-queue.ts';
import styles from './queue.module.css';

/** From the most open to the most closed. */
const permissions: readonly Visibility[] = ['Public', 'Verify', 'Users', 'Roles', 'Admin'];

/** Who may react, whether a moderator looks before or after, and who that is. */
export default function RulesScreen() {
  const { t } = useTranslation();
  const [setting] = useLoaded(readSettings, rulesInput);
  const stored = setting?.value as unknown as ReactionRules;
  const roles = useLoaded(listRoles, {}).map(({ id, name }) => ({ id, label: name }));
  const draft = useDraft(stored);
  const [isPending, setPending] = useState(false);
  const save = useSaveRules(stored);
  const { permission, roleIds, moderation, pictures, moderatorRoleIds } = draft.fields;

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
      <PageHeading lead={t('moderating.rules.lead')}>{t('moderating.rules.title')}</PageHeading>
      <Sheet isForm>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <RadioGroup
            label={t('moderating.rules.permission')}
            value={permission}
            onChange={(chosen: Visibility) => draft.set({ permission: chosen })}
            options={permissions.map((id) => ({
              id,
              label: t(`moderating.rules.permissions.${id}.label`),
              description: t(`moderating.rules.permissions.${id}.help`),
            }))}
          />
          {permission === 'Roles' && (
            <CheckboxGroup
              label={t('moderating.rules.roles')}
              options={roles}
              value={[...roleIds]}
              onChange={(ids) => draft.set({ roleIds: ids })}
            />
          )}
          <RadioGroup
            label={t('moderating.rules.moderation')}
            value={moderation}
            onChange={(chosen: Moderation) => draft.set({ moderation: chosen })}
            options={moderations.map((id) => ({
              id,
              label: t(`moderating.rules.moderations.${id}.label`),
              description: t(`moderating.rules.moderations.${id}.help`),
            }))}
          />
          <Checkbox isSelected={pictures} onChange={(isOn) => draft.set({ pictures: isOn })}>
            {t('moderating.rules.pictures')}
          </Checkbox>
          {roles.length > 0 && (
            <CheckboxGroup
              label={t('moderating.rules.moderators')}
              help={t('moderating.rules.moderatorsHelp')}
              options={roles}
              value={[...moderatorRoleIds]}
              onChange={(ids) => draft.set({ moderatorRoleIds: ids })}
            />
          )}
          <div>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('moderating.rules.save')}
            </Button>
          </div>
          <UnsavedChanges isDirty={draft.isDirty && !isPending} />
        </form>
      </Sheet>
    </Screen>
  );
}

/** With Undo: what was stored before goes back the same way. */
function useSaveRules(stored: ReactionRules) {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const put = async (value: ReactionRules) => {
    await call(saveSetting, { params: { key: 'reactions' }, body: { value: value as unknown as JsonValue } });
    await forgetAnswers({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
    });
  };
  return (value: ReactionRules) =>
    runTask({ type: 'save', entity: 'settings', run: () => put(value), undo: () => put(stored) });
}
