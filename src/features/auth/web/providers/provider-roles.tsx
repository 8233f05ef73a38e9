import Trash2 from 'lucide-react/icons/trash-2';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from './admin-sign-in.module.css';
import type { ProviderDraft, RoleDraft } from './provider-draft.ts';

interface ProviderRolesProps {
  draft: ProviderDraft;
  onChange: (changes: Partial<ProviderDraft>) => void;
}

/** Roles that come and go with what the other organisation says of someone. */
export function ProviderRoles({ draft, onChange }: ProviderRolesProps) {
  const { t } = useTranslation();
  const options = useLoaded(listRoles, {}).map(({ id, name }) => ({ id, label: name }));
  const change = (index: number, changes: Partial<RoleDraft>) =>
    onChange({ roles: draft.roles.map((role, at) => (at === index ? { ...role, ...changes } : role)) });
  return (
    <>
      <TextField
        label={t('auth.admin.roleClaim')}
        help={t('auth.admin.roleClaimHelp')}
        value={draft.roleClaim}
        onChange={(roleClaim) => onChange({ roleClaim })}
      />
      {draft.roles.map(({ value, roleId }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be known by while it is typed.
        <div key={index} className={styles.role}>
          <TextField
            label={t('auth.admin.roleValue')}
            value={value}
            onChange={(given) => change(index, { value: given })}
          />
          <Select
            label={t('auth.admin.role')}
            options={options}
            value={roleId === '' ? null : roleId}
            onChange={(given) => change(index, { roleId: given })}
          />
          <IconButton
            icon={Trash2}
            label={t('auth.admin.removeRole')}
            onPress={() => onChange({ roles: draft.roles.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {draft.roleClaim !== '' && options.length > 0 && (
        <div>
          <Button onPress={() => onChange({ roles: [...draft.roles, { value: '', roleId: '' }] })}>
            {t('auth.admin.addRole')}
          </Button>
        </div>
      )}
    </>
  );
}
