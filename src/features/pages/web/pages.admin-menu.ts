import Files from 'lucide-react/icons/files';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 10,
  path: '/admin/pages',
  labelKey: 'admin.menu.pages',
  icon: Files,
  for: 'admin',
};
