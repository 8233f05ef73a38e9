import ListChecks from 'lucide-react/icons/list-checks';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 17,
  path: '/admin/approvals/checks',
  within: '/admin/approvals',
  labelKey: 'admin.menu.checksSetting',
  icon: ListChecks,
  for: 'admin',
};
