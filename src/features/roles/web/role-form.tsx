import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { origins } from '#features/users/contract/origin.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { Role } from '../contract/role.ts';
import styles from './roles.module.css';

type Fields = Pick<Role, 'name' | 'description' | 'grantedOn'>;

interface RoleFormProps {
  role?: Fields;
  /** Throws what was refused. */
  onSave: (fields: Fields) => Promise<void>;
  /** Whether there is something that is not saved. */
  onDirty?: (isDirty: boolean) => void;
  children: (isPending: boolean) => ReactNode;
}

const nameId = 'role-name';
export const roleFormId = 'role-form';
const empty: Fields = { name: '', description: '', grantedOn: 'Manual' };

/** For a new role and for one that is there; what was typed stays when it is refused. */
export function RoleForm({ role = empty, onSave, onDirty, children }: RoleFormProps) {
  const { t } = useTranslation();
  const { name, description, grantedOn } = role;
  const draft = useDraft<Fields>({ name, description, grantedOn });
  const { fields, set } = draft;
  const [error, setError] = useState<{ text: string; isRefusal: boolean; isAboutName: boolean } | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  useEffect(() => onDirty?.(draft.isDirty), [draft.isDirty, onDirty]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    setError(undefined);
    if (fields.name.trim() === '')
      return setError({ text: t('roles.edit.nameMissing'), isRefusal: false, isAboutName: true });
    setPending(true);
    try {
      await onSave(fields);
      draft.reset();
    } catch (refusal) {
      setError({
        text: refusalText(refusal, t),
        isRefusal: true,
        isAboutName: refusal instanceof CallError && refusal.status === 409,
      });
    } finally {
      setPending(false);
    }
  }

  const errors: FormError[] =
    error === undefined ? [] : [{ ...(error.isAboutName && { fieldId: nameId }), message: error.text }];
  return (
    <form id={roleFormId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormErrorSummary
        errors={errors}
        attempt={attempt}
        title={error?.isRefusal ? t('roles.edit.refused') : undefined}
      />
      <TextField
        id={nameId}
        label={t('roles.edit.name')}
        isRequired
        maxLength={100}
        value={fields.name}
        onChange={(value) => set({ name: value })}
        error={error?.isAboutName ? error.text : undefined}
      />
      <TextArea
        label={t('roles.edit.description')}
        help={t('roles.edit.descriptionHelp')}
        rows={2}
        maxLength={500}
        value={fields.description}
        onChange={(value) => set({ description: value })}
      />
      <RadioGroup
        label={t('roles.edit.grantedOn')}
        help={t('roles.edit.grantedHelp')}
        value={fields.grantedOn}
        onChange={(value) => set({ grantedOn: value })}
        options={origins.map((id) => ({
          id,
          label: t(`roles.grantedOn.${id}`),
          description: t(`roles.grantedOnHelp.${id}`),
        }))}
      />
      {children(isPending)}
      <UnsavedChanges isDirty={draft.isDirty && !isPending} />
    </form>
  );
}
