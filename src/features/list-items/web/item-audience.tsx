import { useQuery } from '@tanstack/react-query';
import { readLoggedInProfile } from '#features/profiles/contract/profiles.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { ItemSource } from '../contract/list-item.ts';

interface ItemAudienceProps {
  source: ItemSource;
  onChange(changes: Pick<ItemSource, 'visibility' | 'roleIds'>): void;
}

const offered = ['Public', 'Users', 'Roles', 'Admin'] as const;

/** Who may read it, within those who may read its page. Only admins know the roles by name; others leave them as they are. */
export function ItemAudience({ source: { visibility, roleIds }, onChange }: ItemAudienceProps) {
  const { t } = useTranslation();
  const call = useCall();
  const roles = useQuery({
    queryKey: ['roles to choose from'],
    queryFn: async () => ((await call(readLoggedInProfile, {})).isAdmin ? call(listRoles, {}) : []),
  });
  const known = roles.data ?? [];
  const kinds = offered.filter((kind) => kind !== 'Roles' || known.length > 0 || visibility === 'Roles');
  return (
    <>
      <Select
        label={t('listItems.manage.audience')}
        options={kinds.map((id) => ({ id, label: t(`listItems.manage.audiences.${id}`) }))}
        value={visibility === 'Verify' ? 'Public' : visibility}
        onChange={(next) => onChange({ visibility: next, roleIds })}
      />
      {visibility === 'Roles' && known.length > 0 && (
        <CheckboxGroup
          label={t('listItems.manage.roles')}
          options={known.map(({ id, name }) => ({ id, label: name }))}
          value={[...roleIds]}
          onChange={(next) => onChange({ visibility, roleIds: next })}
        />
      )}
    </>
  );
}
