import { useParams } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Sheet, SheetColumn, Sheets } from '#platform/web/ui/screen/sheet.tsx';
import type { Role, RoleInput } from '../contract/role.ts';
import { changeRole, readRole } from '../contract/roles.endpoints.ts';
import { RoleDeletion } from './role-deletion.tsx';
import { RoleForm, roleFormId } from './role-form.tsx';
import { RoleMembers } from './role-members.tsx';
import { RoleUses } from './role-uses-list.tsx';
import { useRolesReload } from './use-roles-reload.ts';

/** One role: what it is called, who has it, and what it decides. */
export default function RoleScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id = '' } = useParams();
  const role = useLoaded(readRole, { params: { id }, query: { language } });
  useDetailTitle(role.name);
  return (
    <Screen>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.roles'), href: withLanguagePrefix('/admin/roles', language) },
              { label: role.name },
            ]}
          />
        }
        lead={role.description}
      >
        {role.name}
      </PageHeading>
      <Sheets>
        <RoleMembers role={role} />
        <SheetColumn>
          <EditRole role={role} />
          <RoleUses uses={role.uses} />
          <RoleDeletion role={role} />
        </SheetColumn>
      </Sheets>
    </Screen>
  );
}

function EditRole({ role }: { role: Role }) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useRolesReload();
  const { id, name, description, grantedOn } = role;
  const save = async (body: RoleInput) => {
    await call(changeRole, { params: { id }, body });
    await reload();
  };
  return (
    <Sheet title={t('roles.edit.title')}>
      <RoleForm
        role={role}
        onSave={async (fields) => {
          const outcome = await runTask({
            type: 'save',
            entity: 'role',
            form: roleFormId,
            run: () => save(fields),
            undo: () => save({ name, description, grantedOn }),
          });
          if (outcome.state === 'failed') throw outcome.error;
        }}
      >
        {(isPending) => (
          <div>
            <Button type="submit" variant="primary" isPending={isPending} pendingText={t('roles.edit.saving')}>
              {t('roles.edit.save')}
            </Button>
          </div>
        )}
      </RoleForm>
    </Sheet>
  );
}
