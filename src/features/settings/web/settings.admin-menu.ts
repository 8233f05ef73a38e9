import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 10,
  path: '/admin/settings',
  labelKey: 'admin.menu.allSettings',
  icon: SlidersHorizontal,
  for: 'admin',
};
