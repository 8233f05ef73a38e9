import ListTree from 'lucide-react/icons/list-tree';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 12,
  path: '/admin/menu',
  labelKey: 'admin.menu.menu',
  icon: ListTree,
  for: 'admin',
};
