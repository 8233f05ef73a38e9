import KeyRound from 'lucide-react/icons/key-round';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'platform',
  order: 10,
  path: '/admin/sign-in',
  labelKey: 'admin.menu.signIn',
  icon: KeyRound,
  for: 'admin',
};
