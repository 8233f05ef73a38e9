import ShieldCheck from 'lucide-react/icons/shield-check';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 16,
  path: '/admin/approvals/where',
  within: '/admin/approvals',
  labelKey: 'admin.menu.approvalSetting',
  icon: ShieldCheck,
  for: 'admin',
};
