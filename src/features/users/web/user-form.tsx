import { type FormEvent, useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { CategoryProps } from './category-props.ts';
import { userFormId, useUserChanges } from './use-user-changes.ts';
import styles from './user-screen.module.css';

const typeFieldId = 'user-account-type';

/** Names, account type and roles. Only what was changed is sent, and what was typed stays when it is refused. */
export function UserForm({ user, roles }: CategoryProps) {
  const { t } = useTranslation();
  const { change } = useUserChanges();
  const { firstName, middleName, lastName, accountType, roleIds } = user;
  const draft = useDraft({ firstName, middleName, lastName, accountType, roleIds });
  const [refusal, setRefusal] = useState<{ text: string; attempt: number } | undefined>();
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || !draft.isDirty) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await change(user, draft.changes);
      draft.reset();
    } catch (error) {
      setRefusal((before) => ({ text: refusalText(error, t), attempt: (before?.attempt ?? 0) + 1 }));
    } finally {
      setPending(false);
    }
  }

  const name = (key: 'firstName' | 'middleName' | 'lastName') => (
    <TextField
      label={t(`users.edit.${key}`)}
      value={draft.fields[key]}
      maxLength={100}
      onChange={(value) => draft.set({ [key]: value })}
    />
  );

  return (
    <Sheet>
      <form id={userFormId} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <FormErrorSummary
          title={t('users.edit.refused')}
          errors={refusal === undefined ? [] : [{ message: refusal.text }]}
          attempt={refusal?.attempt}
        />
        <h2>{t('users.edit.names')}</h2>
        <div className={styles.names}>
          {name('firstName')}
          {name('middleName')}
          {name('lastName')}
        </div>
        <h2>{t('users.edit.account')}</h2>
        <RadioGroup
          id={typeFieldId}
          label={t('users.admin.type')}
          help={t(user.can.accountTypes.length > 1 ? 'users.edit.accountTypeHelp' : 'users.edit.typeFixed')}
          value={draft.fields.accountType}
          onChange={(chosen) => draft.set({ accountType: chosen })}
          options={user.can.accountTypes.map((id) => ({
            id,
            label: t(`users.type.${id}`),
            description: t(`users.typeHelp.${id}`),
          }))}
        />
        {roles.length === 0 ? (
          <p className={styles.help}>{t('users.edit.noRoles')}</p>
        ) : (
          <CheckboxGroup
            label={t('users.edit.roles')}
            help={t('users.edit.rolesHelp')}
            value={draft.fields.roleIds}
            onChange={(chosen) => draft.set({ roleIds: [...chosen] })}
            options={roles.map(({ id, name: label, description }) => ({ id, label, description }))}
          />
        )}
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('users.edit.saving')}>
            {t('users.edit.save')}
          </Button>
        </div>
        <UnsavedChanges isDirty={draft.isDirty && !isPending} />
      </form>
    </Sheet>
  );
}
