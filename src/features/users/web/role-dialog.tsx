import { useState } from 'react';
import type { Role } from '#features/roles/contract/role.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';

interface RoleDialogProps {
  title: string;
  confirmText: string;
  roles: readonly Role[];
  onClose: () => void;
  onChoose: (roleId: string) => Promise<unknown>;
}

export function RoleDialog({ title, confirmText, roles, onClose, onChoose }: RoleDialogProps) {
  const { t } = useTranslation();
  const [roleId, setRoleId] = useState<string | undefined>(roles[0]?.id);
  const [isPending, setPending] = useState(false);
  const choose = async (id: string) => {
    setPending(true);
    await onChoose(id);
  };
  return (
    <Dialog
      size="small"
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          {roleId !== undefined && (
            <Button variant="primary" isPending={isPending} onPress={() => void choose(roleId)}>
              {confirmText}
            </Button>
          )}
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      {roleId === undefined ? (
        <p>{t('users.bulk.noRoles')}</p>
      ) : (
        <RadioGroup
          label={t('users.bulk.role')}
          value={roleId}
          onChange={setRoleId}
          options={roles.map(({ id, name, description }) => ({ id, label: name, description }))}
        />
      )}
    </Dialog>
  );
}
