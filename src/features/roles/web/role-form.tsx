import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { origins } from '#features/users/contract/origin.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
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
  children: (isPending: boolean) => ReactNode;
}

const nameId = 'role-name';
const empty: Fields = { name: '', description: '', grantedOn: 'Manual' };

/** For a new role and for one that is there; what was typed stays when it is refused. */
export function RoleForm({ role = empty, onSave, children }: RoleFormProps) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<Fields>({
    name: role.name,
    description: role.description,
    grantedOn: role.grantedOn,
  });
  const [error, setError] = useState<{ text: string; isRefusal: boolean } | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const set = (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    setError(undefined);
    if (fields.name.trim() === '') return setError({ text: t('roles.edit.nameMissing'), isRefusal: false });
    setPending(true);
    try {
      await onSave(fields);
    } catch (refusal) {
      setError({ text: refusalText(refusal, t), isRefusal: true });
    } finally {
      setPending(false);
    }
  }

  const errors: FormError[] = error === undefined ? [] : [{ fieldId: nameId, message: error.text }];
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
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
        onChange={(name) => set({ name })}
        error={error?.text}
      />
      <TextArea
        label={t('roles.edit.description')}
        help={t('roles.edit.descriptionHelp')}
        rows={2}
        maxLength={500}
        value={fields.description}
        onChange={(description) => set({ description })}
      />
      <RadioGroup
        label={t('roles.edit.grantedOn')}
        help={t('roles.edit.grantedHelp')}
        value={fields.grantedOn}
        onChange={(grantedOn) => set({ grantedOn })}
        options={origins.map((id) => ({
          id,
          label: t(`roles.grantedOn.${id}`),
          description: t(`roles.grantedOnHelp.${id}`),
        }))}
      />
      {children(isPending)}
    </form>
  );
}
