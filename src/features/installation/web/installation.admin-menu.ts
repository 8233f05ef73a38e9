import Server from 'lucide-react/icons/server';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'system',
  order: 50,
  path: '/admin/installation',
  labelKey: 'admin.menu.installation',
  icon: Server,
  for: 'staff',
};
