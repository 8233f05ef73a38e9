import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';

export const useRoleOptions = (): Option[] => useLoaded(listRoles, {}).map(({ id, name }) => ({ id, label: name }));
