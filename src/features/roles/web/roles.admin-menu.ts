import Tags from 'lucide-react/icons/tags';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'people',
  order: 30,
  path: '/admin/roles',
  labelKey: 'admin.menu.roles',
  icon: Tags,
  for: 'admin',
};
