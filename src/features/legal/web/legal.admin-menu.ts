import Scale from 'lucide-react/icons/scale';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 30,
  path: '/admin/legal',
  labelKey: 'admin.menu.legal',
  icon: Scale,
  for: 'admin',
};
