import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'start',
  order: 10,
  path: '/admin/start',
  labelKey: 'admin.menu.today',
  icon: LayoutDashboard,
  for: 'editor',
};
