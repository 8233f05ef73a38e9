import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { exportAudit, readAudit } from '../contract/audit.endpoints.ts';
import { auditWords } from '../contract/audit-words.ts';
import { AuditDrawer } from './audit-drawer.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-screen.module.css';
import { auditInput } from './load-audit.ts';

/** Whoever turns the page goes on there. */
const listId = 'audit-list';

/** Who did what to whom, when and from where. Nobody can change it, so there is nothing here but reading. */
export default function AuditScreen() {
  const { t } = useTranslation();
  const dates = useDates();
  const navigate = useNavigate();
  const words = auditWords(t, dates.dateTime);
  const language = useLanguage();
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const input = auditInput(search);
  const { before: _, ...filter } = input.query;
  const { entries, nextBefore } = useLoaded(readAudit, input);
  const rows = entries.map((entry) => ({ ...entry, id: String(entry.id) }));
  const found = t(nextBefore === null ? 'ui.table.found' : 'ui.table.foundMore', { count: rows.length });
  const [newest] = rows;
  // Two full pages have as many rows: when the newest of them was written tells them apart.
  useSaid(newest === undefined ? found : t('audit.admin.said', { found, at: dates.dateTime(newest.at) }));
  const open = rows.find(({ id }) => id === openId);
  const searchWith = (changes: Record<string, string>): string => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries({ before: '', ...changes })) {
      if (value === '') next.delete(key);
      else next.set(key, value);
    }
    return `?${next}`;
  };
  return (
    <Screen>
      <PageHeading
        lead={t('audit.admin.lead')}
        actions={
          <ButtonLink
            icon={Download}
            variant="secondary"
            // All pages of what is asked for, not this one.
            href={endpointUrl(exportAudit, { query: { ...filter, language } })}
            download
          >
            {t('audit.admin.export')}
          </ButtonLink>
        }
      >
        {t('admin.menu.audit')}
      </PageHeading>
      <AuditFilters search={search} onChange={(changes) => void navigate(searchWith(changes))} />
      <Table
        id={listId}
        label={t('admin.menu.audit')}
        rows={rows}
        openId={openId}
        onRowAction={setOpenId}
        columns={[
          {
            id: 'action',
            label: t('audit.admin.what'),
            isRowHeader: true,
            cell: ({ action }) => words.action(action),
          },
          {
            id: 'subject',
            label: t('audit.admin.whom'),
            priority: 2,
            cell: ({ subject }) => words.subject(subject) || '–',
          },
          {
            id: 'actor',
            label: t('audit.admin.who'),
            cell: words.actor,
          },
          { id: 'at', label: t('audit.admin.when'), cell: ({ at }) => <When at={at} /> },
          { id: 'ipAddress', label: t('audit.admin.where'), priority: 4, cell: ({ ipAddress }) => ipAddress || '–' },
        ]}
        empty={
          <EmptyState
            headingLevel={2}
            title={t('audit.admin.none')}
            actions={<ButtonLink href="?">{t('audit.admin.clear')}</ButtonLink>}
          >
            {t('audit.admin.noneHint')}
          </EmptyState>
        }
      />
      <div className={styles.more}>
        {search.has('before') && (
          <ButtonLink href={`${searchWith({})}#${listId}`}>{t('audit.admin.newest')}</ButtonLink>
        )}
        {nextBefore !== null && (
          <ButtonLink href={`${searchWith({ before: String(nextBefore) })}#${listId}`}>
            {t('audit.admin.older')}
          </ButtonLink>
        )}
      </div>
      {open !== undefined && <AuditDrawer entry={open} onClose={() => setOpenId(null)} />}
    </Screen>
  );
}

/** The day and the hour each whole: on a phone they stand under each other. */
function When({ at }: { at: string }) {
  const dates = useDates();
  return (
    <>
      <span className={styles.whole}>{dates.shortDate(at)}</span> <span className={styles.whole}>{dates.time(at)}</span>
    </>
  );
}
