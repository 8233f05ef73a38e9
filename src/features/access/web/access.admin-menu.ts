import Eye from 'lucide-react/icons/eye';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'people',
  order: 40,
  path: '/admin/access',
  labelKey: 'admin.menu.access',
  icon: Eye,
  for: 'admin',
};
