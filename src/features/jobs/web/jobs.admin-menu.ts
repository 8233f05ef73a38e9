import ListX from 'lucide-react/icons/list-x';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'system',
  order: 20,
  path: '/admin/jobs',
  labelKey: 'admin.menu.jobs',
  icon: ListX,
  for: 'admin',
};
