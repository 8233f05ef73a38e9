import Newspaper from 'lucide-react/icons/newspaper';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 60,
  path: '/admin/newsletters',
  labelKey: 'admin.menu.newsletters',
  icon: Newspaper,
  for: 'admin',
};
