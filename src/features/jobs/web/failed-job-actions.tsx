import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { FailedJob } from '../contract/jobs.endpoints.ts';

interface FailedJobActionsProps {
  job: FailedJob;
  name: string;
  when: string;
  onRetry: () => void;
  onDiscard: () => Promise<void>;
}

export function FailedJobActions({ job, name, when, onRetry, onDiscard }: FailedJobActionsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const label = t('jobs.actionsFor', { name, when });
  return (
    <>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label={label} />
        <Menu aria-label={label} placement="bottom end">
          {job.canRetry && <MenuItem id="retry" icon={RotateCcw} label={t('jobs.retry')} onAction={onRetry} />}
          <MenuItem id="discard" icon={Trash2} label={t('jobs.discard')} isDanger onAction={() => setAsking(true)} />
        </Menu>
      </MenuTrigger>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('jobs.discardTitle', { name })}
        confirmText={t('jobs.discard')}
        isDanger
        onConfirm={onDiscard}
      >
        {t('jobs.discardText')}
      </ConfirmDialog>
    </>
  );
}
