import Users from 'lucide-react/icons/users';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 61,
  path: '/admin/newsletters/lists',
  within: '/admin/newsletters',
  labelKey: 'admin.menu.newsletterLists',
  icon: Users,
  for: 'admin',
};
