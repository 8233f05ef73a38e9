import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { RoleDetail } from '../contract/role.ts';
import { deleteRole } from '../contract/roles.endpoints.ts';
import { UseList } from './role-uses-list.tsx';
import { useRolesReload } from './use-roles-reload.ts';

const mostNamed = 8;

/** Names everything that hangs on the role before it goes. */
export function RoleDeletion({ role }: { role: RoleDetail }) {
  const { t } = useTranslation();
  const call = useCall();
  const navigate = useNavigate();
  const runTask = useRunTask();
  const reload = useRolesReload();
  const [isAsking, setAsking] = useState(false);
  const { id, name, memberCount, uses } = role;
  const remove = async () => {
    const outcome = await runTask({
      type: 'delete',
      entity: 'role',
      run: () => call(deleteRole, { params: { id } }),
    });
    if (outcome.state === 'failed') throw outcome.error;
    await navigate('/admin/roles');
    await reload();
  };
  return (
    <Sheet title={t('roles.delete.section')}>
      <div>
        <Button icon={Trash2} variant="danger" onPress={() => setAsking(true)}>
          {t('roles.delete.button')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('roles.delete.title', { name })}
        confirmText={t('roles.delete.confirm')}
        isDanger
        onConfirm={remove}
      >
        {memberCount > 0 && <p>{t('roles.delete.members', { count: memberCount })}</p>}
        {uses.length === 0 ? (
          <p>{t('roles.delete.unused')}</p>
        ) : (
          <>
            <p>{t('roles.delete.used', { count: uses.length })}</p>
            <UseList uses={uses.slice(0, mostNamed)} />
            {uses.length > mostNamed && <p>{t('roles.delete.more', { count: uses.length - mostNamed })}</p>}
            <p>{t('roles.delete.only')}</p>
          </>
        )}
        <p>{t('roles.delete.undo')}</p>
      </ConfirmDialog>
    </Sheet>
  );
}
