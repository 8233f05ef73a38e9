import ShieldCheck from 'lucide-react/icons/shield-check';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 31,
  path: '/admin/reactions/rules',
  within: '/admin/reactions',
  labelKey: 'moderating.rules.title',
  icon: ShieldCheck,
  for: 'admin',
};
