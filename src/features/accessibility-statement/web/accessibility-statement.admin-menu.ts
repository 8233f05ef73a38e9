import PersonStanding from 'lucide-react/icons/person-standing';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 35,
  path: '/admin/accessibility',
  within: '/admin/legal',
  labelKey: 'admin.menu.accessibility',
  icon: PersonStanding,
  for: 'admin',
};
