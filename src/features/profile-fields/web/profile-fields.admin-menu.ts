import IdCard from 'lucide-react/icons/id-card';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 70,
  path: '/admin/profile-fields',
  labelKey: 'admin.menu.profileFields',
  icon: IdCard,
  for: 'admin',
};
