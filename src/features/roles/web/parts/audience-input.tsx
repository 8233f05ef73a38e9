import { useQuery } from '@tanstack/react-query';
import { readLoggedInProfile } from '#features/profiles/contract/profiles.endpoints.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import { listRoles } from '../../contract/roles.endpoints.ts';

interface AudienceInputProps {
  label: string;
  rolesLabel: string;
  /** Whom one can choose from, with what they are called here. */
  kinds: readonly Option<Visibility>[];
  visibility: Visibility;
  roleIds: readonly string[];
  isDisabled?: boolean;
  onChange(changes: { visibility: Visibility; roleIds: readonly string[] }): void;
}

/** Who may see, add or edit something. Only admins know the roles by name; others leave them as they are. */
export function AudienceInput(props: AudienceInputProps) {
  const { label, rolesLabel, kinds, visibility, roleIds, isDisabled = false, onChange } = props;
  const call = useCall();
  const roles = useQuery({
    queryKey: ['roles to choose from'],
    queryFn: async () => ((await call(readLoggedInProfile, {})).isAdmin ? call(listRoles, {}) : []),
  });
  const known = roles.data ?? [];
  const gone = roleIds.filter((id) => !known.some((role) => role.id === id));
  return (
    <>
      <Select
        label={label}
        isDisabled={isDisabled}
        options={kinds.filter(({ id }) => id !== 'Roles' || known.length > 0 || visibility === 'Roles')}
        value={visibility}
        onChange={(next) => onChange({ visibility: next, roleIds })}
      />
      {visibility === 'Roles' && known.length > 0 && (
        <CheckboxGroup
          label={rolesLabel}
          isDisabled={isDisabled}
          options={known.map(({ id, name }) => ({ id, label: name }))}
          value={roleIds.filter((id) => !gone.includes(id))}
          onChange={(next) => onChange({ visibility, roleIds: [...next, ...gone] })}
        />
      )}
    </>
  );
}
