import type { AdminMenuEntry, AdminMenuGroupName } from '#platform/web/screens/admin-menu-entry.ts';
import type { Reader } from '../../../contract/render.ts';
import { isGranted } from '../../route-marker.ts';

export interface AdminMenuGroup {
  labelKey: string;
  entries: AdminMenuEntry[];
}

/** Each feature names its own entry. */
const found = import.meta.glob<AdminMenuEntry>('../../../../features/*/web/*.admin-menu.ts', {
  eager: true,
  import: 'adminMenu',
});
const entries = Object.values(found).sort((one, other) => one.order - other.order);

const groups: readonly AdminMenuGroupName[] = ['content', 'people', 'platform', 'development'];

/** Only what its reader may enter; the routes and the server refuse the rest all the same. */
export function adminMenuFor(reader: Reader, isDevelopment: boolean): AdminMenuGroup[] {
  const open = entries.filter((entry) => isGranted[entry.for](reader, isDevelopment));
  return groups
    .map((group) => ({ labelKey: `admin.menu.${group}`, entries: open.filter((entry) => entry.group === group) }))
    .filter((group) => group.entries.length > 0);
}

/** A screen below an entry, such as one person, belongs to it. */
export const isWithinEntry = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
