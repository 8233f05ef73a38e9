import CircleCheck from 'lucide-react/icons/circle-check';
import Pause from 'lucide-react/icons/pause';
import Tag from 'lucide-react/icons/tag';
import TagX from 'lucide-react/icons/tags';
import { useState } from 'react';
import type { Role } from '#features/roles/contract/role.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { BulkBar, type BulkBarProps, BulkAction as BulkButton } from '#platform/web/ui/table/bulk-bar.tsx';
import type { BulkAction, BulkResult } from '../contract/user.ts';
import type { UserFilterInput } from '../contract/user-filter.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useUserChanges } from './use-user-changes.ts';
import styles from './users-screen.module.css';

interface UsersBulkProps {
  /** Named people, or all that the filter finds. */
  chosen: { guids: string[] } | { filter: UserFilterInput; expected: number };
  all: BulkBarProps['all'];
  count: number;
  roles: readonly Role[];
  onClear: () => void;
  onDone: (result: BulkResult) => void;
}

/** What can be done with the chosen people. */
export function UsersBulk({ chosen, count, all, roles, onClear, onDone }: UsersBulkProps) {
  const { t } = useTranslation();
  const { changeMany } = useUserChanges();
  const [asking, setAsking] = useState<BulkAction | undefined>();
  const [work, setWork] = useState<LongWork>();
  const [isBusy, setBusy] = useState(false);

  async function run(action: BulkAction, roleId?: string) {
    // One change at a time: what is chosen for the next may depend on this one.
    if (isBusy) return;
    setBusy(true);
    const changing = changeMany({ action, roleId, ...chosen }, count, (next) => {
      // They may go on with something else: the dialog has done its part.
      setAsking(undefined);
      setWork(next);
    });
    const result = await changing;
    setBusy(false);
    setWork(undefined);
    setAsking(undefined);
    if (result !== undefined) onDone(result);
  }

  const ask = (action: BulkAction) => () => setAsking(action);
  const actions = [
    { action: 'giveRole', icon: Tag, press: ask('giveRole') },
    { action: 'takeRole', icon: TagX, press: ask('takeRole') },
    {
      action: 'activate',
      icon: CircleCheck,
      press: all?.isChosen === true ? ask('activate') : () => void run('activate'),
    },
    { action: 'deactivate', icon: Pause, press: ask('deactivate') },
  ] satisfies { action: BulkAction; icon: IconShape; press: () => void }[];

  return (
    <>
      {work !== undefined && (
        <div className={styles.progress}>
          <Gauge
            value={work.done}
            max={Math.max(work.total, 1)}
            isNow
            label={t('users.bulk.progress', { done: work.done, total: work.total })}
            valueText={t('users.bulk.progress', { done: work.done, total: work.total })}
          />
        </div>
      )}
      <BulkBar count={count} all={all} onClear={onClear}>
        {actions.map(({ action, icon, press }) => (
          <BulkButton key={action} icon={icon} label={t(`users.bulk.${action}`)} onPress={press} isDisabled={isBusy} />
        ))}
      </BulkBar>
      <ConfirmDialog
        isOpen={asking === 'deactivate'}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={t('users.bulk.deactivateTitle', { count })}
        confirmText={t('users.bulk.deactivate')}
        isDanger
        onConfirm={() => run('deactivate')}
      >
        {t('users.bulk.deactivateText')}
      </ConfirmDialog>
      {/* One by one it is undone as easily as done; of all that were found the number is asked first. */}
      <ConfirmDialog
        isOpen={asking === 'activate'}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={t('users.bulk.activateTitle', { count })}
        confirmText={t('users.bulk.activate')}
        onConfirm={() => run('activate')}
      >
        {t('users.bulk.activateText')}
      </ConfirmDialog>
      {(asking === 'giveRole' || asking === 'takeRole') && (
        <RoleDialog
          title={t(asking === 'giveRole' ? 'users.bulk.giveTitle' : 'users.bulk.takeTitle', { count })}
          confirmText={t(`users.bulk.${asking}`)}
          roles={roles}
          onClose={() => setAsking(undefined)}
          onChoose={(roleId) => run(asking, roleId)}
        />
      )}
    </>
  );
}
