import Shapes from 'lucide-react/icons/shapes';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 80,
  path: '/admin/item-types',
  labelKey: 'admin.menu.itemTypes',
  icon: Shapes,
  for: 'admin',
};
