import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { explainPages } from '../contract/access.endpoints.ts';
import type { PageAccess } from '../contract/access.ts';
import styles from './access-screen.module.css';
import { pagesInput, whoIn } from './load-access.ts';
import { PageReasons } from './page-reasons.tsx';
import { Reason } from './reason.tsx';
import { useWhoName } from './use-who-name.ts';
import { ViewAsButton } from './view-as-button.tsx';

/** Who sees what, and why. The answers come from the function that lets people in, so they cannot be wrong. */
export default function AccessScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const nameOf = useWhoName();
  const [search] = useSearchParams();
  const who = whoIn(search);
  const roles = useLoaded(listRoles, {});
  const { name, pages } = useLoaded(explainPages, pagesInput(search, language));
  const [openId, setOpenId] = useState<string | null>(() => pageAt(pages, search.get('path'))?.guid ?? null);
  const choices = ['visitor', 'member', ...roles.map(({ id }) => `role:${id}`)];
  const labelOf = (one: string) =>
    nameOf({ who: one, name: roles.find(({ id }) => one === `role:${id}`)?.name ?? name });
  return (
    <Screen>
      <PageHeading lead={t('access.admin.lead')}>{t('admin.menu.access')}</PageHeading>
      <div className={styles.choices}>
        <Select
          label={t('access.admin.who')}
          value={who}
          onChange={(as) => void navigate({ search: new URLSearchParams({ as }).toString() })}
          options={[...new Set([...choices, who])].map((id) => ({ id, label: labelOf(id) }))}
        />
        <ViewAsButton who={who} icon={Eye}>
          {t('access.admin.viewAs', { who: nameOf({ who, name }) })}
        </ViewAsButton>
      </div>
      <Table
        label={t('access.admin.pages')}
        rows={pages.map((page) => ({ ...page, id: page.guid }))}
        openId={openId}
        onRowAction={setOpenId}
        columns={[
          {
            id: 'title',
            label: t('access.admin.page'),
            isRowHeader: true,
            cell: ({ title, path }) => (
              <>
                {title}
                <span className={styles.path}>{path ?? t('access.admin.notInMenu')}</span>
              </>
            ),
          },
          { id: 'see', label: t('access.admin.see'), cell: ({ see }) => <Reason {...see} /> },
          { id: 'edit', label: t('access.admin.edit'), priority: 3, cell: ({ edit }) => <Reason {...edit} /> },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('access.admin.none')}>
            {t('access.admin.noneHint')}
          </EmptyState>
        }
      />
      {openId !== null && <PageReasons page={openId} who={who} onClose={() => setOpenId(null)} />}
    </Screen>
  );
}

const pageAt = (pages: readonly PageAccess[], path: string | null): PageAccess | undefined =>
  path === null ? undefined : pages.find((page) => page.path === path);
