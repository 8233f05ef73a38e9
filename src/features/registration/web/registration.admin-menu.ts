import UserPlus from 'lucide-react/icons/user-plus';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 50,
  path: '/admin/registration',
  labelKey: 'admin.menu.registration',
  icon: UserPlus,
  for: 'admin',
};
