import Ellipsis from 'lucide-react/icons/ellipsis';
import Globe from 'lucide-react/icons/globe';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { graceDays } from '#features/platforms/contract/platform-standing.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { InstallationPlatform } from '../contract/installation.ts';
import { usePlatformTasks } from './use-platform-tasks.ts';

interface PlatformActionsProps {
  platform: InstallationPlatform;
  onNames(): void;
}

/** What can be done with one platform. The one that somebody stands on can be named only. */
export function PlatformActions({ platform, onNames }: PlatformActionsProps) {
  const { t } = useTranslation();
  const tasks = usePlatformTasks();
  const [asked, setAsked] = useState<'suspended' | 'leaving'>();
  const { name, isOwn, standing } = platform;
  const label = t('installation.actionsFor', { name });
  return (
    <>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label={label} />
        <Menu aria-label={label} placement="bottom end">
          <MenuItem id="names" icon={Globe} label={t('installation.action.names')} onAction={onNames} />
          {!isOwn && standing === 'working' && (
            <MenuItem
              id="suspend"
              icon={Pause}
              label={t('installation.action.suspended')}
              onAction={() => setAsked('suspended')}
            />
          )}
          {!isOwn && standing !== 'working' && (
            <MenuItem
              id="resume"
              icon={Play}
              label={t(standing === 'leaving' ? 'installation.action.takeBack' : 'installation.action.working')}
              onAction={() => void tasks.setStanding(platform, 'working')}
            />
          )}
          {!isOwn && standing !== 'leaving' && (
            <MenuItem
              id="remove"
              icon={Trash2}
              label={t('installation.action.leaving')}
              isDanger
              onAction={() => setAsked('leaving')}
            />
          )}
        </Menu>
      </MenuTrigger>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        title={asked && t(`installation.ask.${asked}.title`, { name })}
        confirmText={asked && t(`installation.action.${asked}`)}
        isDanger={asked === 'leaving'}
        onConfirm={async () => {
          if (asked === undefined) return;
          const outcome = await tasks.setStanding(platform, asked);
          if (outcome.state === 'failed') throw outcome.error;
        }}
      >
        {asked && t(`installation.ask.${asked}.text`, { days: graceDays })}
      </ConfirmDialog>
    </>
  );
}
