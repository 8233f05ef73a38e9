import Search from 'lucide-react/icons/search';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'figures',
  order: 20,
  path: '/admin/search',
  labelKey: 'admin.menu.search',
  icon: Search,
  for: 'admin',
};
