import History from 'lucide-react/icons/history';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'figures',
  order: 40,
  path: '/admin/time-machine',
  labelKey: 'admin.menu.timeMachine',
  icon: History,
  for: 'admin',
};
