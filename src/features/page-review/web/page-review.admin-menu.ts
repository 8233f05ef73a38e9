import BadgeCheck from 'lucide-react/icons/badge-check';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 15,
  path: '/admin/approvals',
  labelKey: 'admin.menu.approvals',
  icon: BadgeCheck,
  for: 'content-manager',
};
