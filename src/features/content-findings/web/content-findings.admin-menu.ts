import ListChecks from 'lucide-react/icons/list-checks';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 45,
  path: '/admin/findings',
  labelKey: 'admin.menu.findings',
  icon: ListChecks,
  for: 'content-manager',
};
