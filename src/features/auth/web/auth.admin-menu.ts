import KeyRound from 'lucide-react/icons/key-round';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'settings',
  order: 60,
  path: '/admin/sign-in',
  within: '/admin/registration',
  labelKey: 'admin.menu.signIn',
  icon: KeyRound,
  for: 'admin',
};
