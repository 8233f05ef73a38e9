import Eye from 'lucide-react/icons/eye';
import Files from 'lucide-react/icons/files';
import IdCard from 'lucide-react/icons/id-card';
import Images from 'lucide-react/icons/images';
import KeyRound from 'lucide-react/icons/key-round';
import ListX from 'lucide-react/icons/list-x';
import Mail from 'lucide-react/icons/mail';
import Palette from 'lucide-react/icons/palette';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Shapes from 'lucide-react/icons/shapes';
import Tags from 'lucide-react/icons/tags';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { Reader } from '../../../contract/render.ts';

export interface AdminMenuEntry {
  path: string;
  labelKey: string;
  icon: IconShape;
}

export interface AdminMenuGroup {
  labelKey: string;
  entries: AdminMenuEntry[];
}

const media: AdminMenuEntry = { path: '/admin/media', labelKey: 'admin.menu.media', icon: Images };

const forAdmins: AdminMenuGroup[] = [
  {
    labelKey: 'admin.menu.content',
    entries: [
      { path: '/admin/pages', labelKey: 'admin.menu.pages', icon: Files },
      media,
      { path: '/admin/item-types', labelKey: 'admin.menu.itemTypes', icon: Shapes },
      { path: '/admin/legal', labelKey: 'admin.menu.legal', icon: Scale },
      { path: '/admin/search', labelKey: 'admin.menu.search', icon: Search },
    ],
  },
  {
    labelKey: 'admin.menu.people',
    entries: [
      { path: '/admin/users', labelKey: 'admin.menu.users', icon: Users },
      { path: '/admin/invitations', labelKey: 'admin.menu.invitations', icon: Send },
      { path: '/admin/registration', labelKey: 'admin.menu.registration', icon: UserPlus },
      { path: '/admin/roles', labelKey: 'admin.menu.roles', icon: Tags },
      { path: '/admin/access', labelKey: 'admin.menu.access', icon: Eye },
      { path: '/admin/profile-fields', labelKey: 'admin.menu.profileFields', icon: IdCard },
    ],
  },
  {
    labelKey: 'admin.menu.platform',
    entries: [
      { path: '/admin/sign-in', labelKey: 'admin.menu.signIn', icon: KeyRound },
      { path: '/admin/outbox', labelKey: 'admin.menu.outbox', icon: Mail },
      { path: '/admin/jobs', labelKey: 'admin.menu.jobs', icon: ListX },
      { path: '/admin/audit', labelKey: 'admin.menu.audit', icon: ScrollText },
    ],
  },
];

const forManagers: AdminMenuGroup = { labelKey: 'admin.menu.content', entries: [media] };

const forDevelopers: AdminMenuGroup = {
  labelKey: 'admin.menu.development',
  entries: [{ path: '/admin/gallery', labelKey: 'admin.menu.gallery', icon: Palette }],
};

/** Only what its reader may enter; the routes and the server refuse the rest all the same. */
export const adminMenuFor = (
  { isAdmin, isContentManager, isDeveloper }: Pick<Reader, 'isAdmin' | 'isContentManager' | 'isDeveloper'>,
  isDevelopment: boolean,
): AdminMenuGroup[] => [
  ...(isAdmin ? forAdmins : []),
  ...(isContentManager && !isAdmin ? [forManagers] : []),
  ...(isAdmin || isDeveloper || isDevelopment ? [forDevelopers] : []),
];

/** A screen below an entry, such as one person, belongs to it. */
export const isWithinEntry = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
