import Download from 'lucide-react/icons/download';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { listInvitations } from '#features/invitations/contract/invitations.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import type { BulkResult } from '../contract/user.ts';
import { listUsers } from '../contract/users.endpoints.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
import { openInvitationsInput } from './load-users.ts';
import { RefusedUsers } from './refused-users.tsx';
import { ChosenUserFilters, UserFilters } from './user-filters.tsx';
import { UserPanel } from './user-panel.tsx';
import { addressWith, hasFilters, usersQueryOf } from './users-address.ts';
import styles from './users-screen.module.css';
import { UsersTable } from './users-table.tsx';

/** Everyone with an account: who they are, what they may, and whether they can get in. */
export default function UsersScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // What was chosen last, also while its list is still being loaded: a second choice must not undo the first.
  const [wanted, setWanted] = useState(search);
  useEffect(() => setWanted(search), [search]);
  const go = (changes: Record<string, string | readonly string[]>) => {
    const address = addressWith(wanted, changes);
    setWanted(new URLSearchParams(address));
    void navigate(address);
  };
  const query = usersQueryOf(search);
  const list = useLoaded(listUsers, { query });
  const roles = useLoaded(listRoles, {});
  const { openCount } = useLoaded(listInvitations, openInvitationsInput);
  const [columns, setColumns] = useChosenColumns();
  const [refused, setRefused] = useState<BulkResult['refused']>([]);
  const openId = search.get('open');
  const [openAtFirst] = useState(openId);
  const total = list.totalNumberOfItems;
  const words = [
    t(hasFilters(search) ? 'users.admin.found' : 'users.admin.count', { count: total }),
    ...(openCount > 0 ? [t('users.admin.openInvitations', { count: openCount })] : []),
  ];
  return (
    <div className={openId === null ? styles.screen : `${styles.screen} ${styles.withPanel}`}>
      <div className={styles.main}>
        <PageHeading
          lead={words.join(', ')}
          actions={
            <>
              <ButtonLink icon={Download} variant="secondary" href={exportAddress(search, language)} download>
                {t('users.admin.export')}
              </ButtonLink>
              <ButtonLink
                icon={UserPlus}
                variant="primary"
                href={withLanguagePrefix('/admin/invitations/new', language)}
              >
                {t('users.admin.invite')}
              </ButtonLink>
            </>
          }
        >
          {t('admin.menu.users')}
        </PageHeading>
        <div className={styles.filters}>
          <UserFilters search={wanted} roles={roles} onChange={go} />
          <ColumnMenu columns={columns} onChange={setColumns} />
        </div>
        <ChosenUserFilters search={wanted} roles={roles} onChange={go} />
        <RefusedUsers refused={refused} />
        <UsersTable
          list={list}
          roles={roles}
          columns={columns}
          search={search}
          onChange={go}
          onDone={(result) => setRefused(result.refused)}
        />
      </div>
      {openId !== null && (
        <Suspense fallback={<aside className={styles.panel} />}>
          <UserPanel
            key={openId}
            guid={openId}
            roles={roles}
            takesFocus={openId !== openAtFirst}
            onClose={() => go({ open: '' })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The same people as on the screen, all pages of them. */
function exportAddress(search: URLSearchParams, language: Language): string {
  const { sort_by: _, pageNumber: __, itemCount: ___, ...filter } = usersQueryOf(search);
  const query = new URLSearchParams({ language });
  for (const [name, value] of Object.entries(filter))
    for (const one of [value].flat()) if (one) query.append(name, one);
  return `/api/users:export?${query}`;
}
