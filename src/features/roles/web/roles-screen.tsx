import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { LeaveDialog } from '#platform/web/forms/unsaved-changes.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { createRole, listRoles } from '../contract/roles.endpoints.ts';
import { RoleForm, roleFormId } from './role-form.tsx';
import { useRolesReload } from './use-roles-reload.ts';

/** The customer's own groups. */
export default function RolesScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const roles = useLoaded(listRoles, {});
  const [isMaking, setMaking] = useState(false);
  const add = (
    <Button icon={Plus} variant="primary" onPress={() => setMaking(true)}>
      {t('roles.admin.add')}
    </Button>
  );
  return (
    <Screen>
      <PageHeading lead={t('roles.admin.lead')} actions={add}>
        {t('admin.menu.roles')}
      </PageHeading>
      <Table
        label={t('roles.admin.table')}
        rows={roles}
        columns={[
          {
            id: 'name',
            label: t('roles.admin.name'),
            isRowHeader: true,
            cell: ({ id, name }) => <RowLink href={withLanguagePrefix(`/admin/roles/${id}`, language)}>{name}</RowLink>,
          },
          { id: 'description', label: t('roles.admin.description'), priority: 3, cell: (role) => role.description },
          {
            id: 'grantedOn',
            label: t('roles.admin.grantedOn'),
            priority: 2,
            cell: ({ grantedOn }) => t(`roles.grantedOn.${grantedOn}`),
          },
          {
            id: 'members',
            label: t('roles.admin.members'),
            isNumeric: true,
            cell: ({ memberCount }) => formatNumber(memberCount, language),
          },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('roles.admin.none')} actions={add}>
            {t('roles.admin.noneHint')}
          </EmptyState>
        }
      />
      {isMaking && <NewRole onClose={() => setMaking(false)} />}
    </Screen>
  );
}

function NewRole({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const navigate = useNavigate();
  const runTask = useRunTask();
  const reload = useRolesReload();
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog title={t('roles.edit.newTitle')} isOpen onOpenChange={(isOpen) => !isOpen && leave()}>
        <RoleForm
          onDirty={setDirty}
          onSave={async (fields) => {
            const outcome = await runTask({
              type: 'add',
              entity: 'role',
              form: roleFormId,
              run: () => call(createRole, { body: fields }),
            });
            if (outcome.state === 'failed') throw outcome.error;
            await reload();
            await navigate(`/admin/roles/${outcome.value.id}`);
          }}
        >
          {(isPending) => (
            <ButtonRow>
              <Button type="submit" variant="primary" isPending={isPending} pendingText={t('roles.edit.saving')}>
                {t('roles.edit.make')}
              </Button>
              <Button variant="quiet" onPress={leave}>
                {t('ui.cancel')}
              </Button>
            </ButtonRow>
          )}
        </RoleForm>
      </Dialog>
      <LeaveDialog isOpen={isLeaving} onOpenChange={setLeaving} onLeave={onClose} />
    </>
  );
}
