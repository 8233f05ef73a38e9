import CornerDownRight from 'lucide-react/icons/corner-down-right';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 13,
  path: '/admin/redirects',
  within: '/admin/menu',
  labelKey: 'admin.menu.redirects',
  icon: CornerDownRight,
  for: 'admin',
};
