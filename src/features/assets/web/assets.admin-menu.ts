import Images from 'lucide-react/icons/images';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 40,
  path: '/admin/media',
  labelKey: 'admin.menu.media',
  icon: Images,
  for: 'content-manager',
};
