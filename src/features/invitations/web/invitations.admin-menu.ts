import Send from 'lucide-react/icons/send';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'people',
  order: 20,
  path: '/admin/invitations',
  within: '/admin/users',
  labelKey: 'admin.menu.invitations',
  icon: Send,
  for: 'admin',
};
