import Users from 'lucide-react/icons/users';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'people',
  order: 10,
  path: '/admin/users',
  labelKey: 'admin.menu.users',
  icon: Users,
  for: 'admin',
};
