import { AudienceInput } from '#features/roles/web/parts/audience-input.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ItemSource } from '../contract/list-item.ts';

interface ItemAudienceProps {
  source: Pick<ItemSource, 'visibility' | 'roleIds'>;
  onChange(changes: Pick<ItemSource, 'visibility' | 'roleIds'>): void;
}

const offered = ['Public', 'Users', 'Roles', 'Admin'] as const;

/** Who may read it, within those who may read its page. */
export function ItemAudience({ source: { visibility, roleIds }, onChange }: ItemAudienceProps) {
  const { t } = useTranslation();
  return (
    <AudienceInput
      label={t('listItems.manage.audience')}
      rolesLabel={t('listItems.manage.roles')}
      kinds={offered.map((id) => ({ id, label: t(`listItems.manage.audiences.${id}`) }))}
      visibility={visibility === 'Verify' ? 'Public' : visibility}
      roleIds={roleIds}
      onChange={(changes) => onChange({ ...changes, roleIds: [...changes.roleIds] })}
    />
  );
}
