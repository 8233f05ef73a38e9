import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pause from 'lucide-react/icons/pause';
import UserRound from 'lucide-react/icons/user-round';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { UserSummary } from '../contract/user.ts';
import { useUserChanges } from './use-user-changes.ts';

/** What can be done to one row without opening it. */
export function UserActions({ user }: { user: UserSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { changeMany } = useUserChanges();
  const guids = [user.guid];
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t('users.admin.actionsFor', { name: user.name })} />
      <Menu aria-label={t('users.admin.actionsFor', { name: user.name })} placement="bottom end">
        <MenuItem
          id="open"
          icon={UserRound}
          label={t('users.panel.full')}
          href={withLanguagePrefix(`/admin/users/${user.guid}/profile`, language)}
        />
        {user.can.deactivate && (
          <MenuItem
            id="deactivate"
            icon={Pause}
            label={t('users.bulk.deactivate')}
            onAction={() => void changeMany({ action: 'deactivate', guids }, 1)}
          />
        )}
        {!user.isActive && (
          <MenuItem
            id="activate"
            icon={CircleCheck}
            label={t('users.bulk.activate')}
            onAction={() => void changeMany({ action: 'activate', guids }, 1)}
          />
        )}
      </Menu>
    </MenuTrigger>
  );
}
