import type { Operation, PageField } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { AudienceInput } from '#features/roles/web/parts/audience-input.tsx';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAudienceKinds } from '../audience-kinds.ts';
import styles from '../drawer.module.css';
import type { PageSettingsProps } from './page-settings-props.ts';

const readers: readonly Visibility[] = ['Public', 'Users', 'Roles', 'Admin'];
/** §6: content managers edit every page; a page can name roles that do too. */
const editors = ['Admin', 'Roles'] as const;

/** Who sees the page, and who edits it besides content managers. The server decides who may say so. */
export function PageRights({
  document,
  canChangeAudience,
  run,
}: Pick<PageSettingsProps, 'document' | 'canChangeAudience' | 'run'>) {
  const { t } = useTranslation();
  const readerKinds = useAudienceKinds(readers);
  const { visibility, roleIds, editPermission, editRoles } = document;
  const isDisabled = !canChangeAudience;
  return (
    <>
      {isDisabled && <p className={styles.note}>{t('editor.drawer.page.rightsForManagers')}</p>}
      <AudienceInput
        label={t('editor.drawer.page.audience')}
        rolesLabel={t('editor.drawer.roles')}
        kinds={readerKinds}
        isDisabled={isDisabled}
        visibility={visibility === 'Verify' ? 'Public' : visibility}
        roleIds={roleIds}
        onChange={(next) => run(...changed(document, { visibility: next.visibility, roleIds: [...next.roleIds] }))}
      />
      <AudienceInput
        label={t('editor.drawer.page.editing')}
        rolesLabel={t('editor.drawer.roles')}
        kinds={editors.map((id) => ({ id, label: t(`editor.drawer.page.editors.${id}`) }))}
        isDisabled={isDisabled}
        visibility={editPermission === 'Roles' ? 'Roles' : 'Admin'}
        roleIds={editRoles}
        onChange={(next) =>
          run(...changed(document, { editPermission: next.visibility, editRoles: [...next.roleIds] }))
        }
      />
    </>
  );
}

type OwnField = Exclude<PageField, 'item'>;

/** One operation for each part that is another than it was. */
function changed(document: PageDocument, facts: Partial<Record<OwnField, string | string[]>>): Operation[] {
  return Object.entries(facts).flatMap(([key, value]) =>
    JSON.stringify(document[key as OwnField]) === JSON.stringify(value)
      ? []
      : [{ kind: 'page' as const, path: [key as OwnField] as const, value }],
  );
}
