import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { AskedSearchField } from '#platform/web/ui/field/asked-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { readMail, readOutbox } from '../contract/mail.endpoints.ts';
import { outboxTopic } from '../contract/mail.topics.ts';
import { mailStates } from '../contract/mail-state.ts';
import { outboxInput } from './load-outbox.ts';
import { MailDrawer } from './mail-drawer.tsx';
import { MailStateBadge } from './mail-state-badge.tsx';
import styles from './outbox-screen.module.css';
import { NoMailServer } from './parts/no-mail-server.tsx';

const pageSize = 25;
const shown = [readOutbox, readMail];

/** Every mail of the platform. Without a mail server this is where people read what they would have been sent. */
export default function OutboxScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const input = outboxInput(search);
  const { mails, total, hasServer } = useLoaded(readOutbox, input);
  useLive(outboxTopic, shown);
  const go = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries({ page: '', ...changes })) {
      if (value === '') next.delete(key);
      else next.set(key, value);
    }
    void navigate({ search: next.toString() });
  };
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `?${next}`;
  };
  const pages = { page: input.query.pageNumber, pageCount: Math.ceil(total / pageSize), hrefFor };
  useExistingPage(pages);
  return (
    <Screen>
      <PageHeading lead={t('mail.admin.count', { count: total, total: formatNumber(total, language) })}>
        {t('admin.menu.outbox')}
      </PageHeading>
      <NoMailServer>{t('mail.admin.noServer')}</NoMailServer>
      <div className={styles.filters}>
        <AskedSearchField
          label={t('mail.admin.search')}
          value={input.query.search}
          onSubmit={(value) => go({ search: value })}
        />
        <Select
          label={t('mail.admin.state')}
          value={input.query.state ?? 'all'}
          onChange={(value) => go({ state: value === 'all' ? '' : value })}
          options={[
            { id: 'all', label: t('mail.admin.anyState') },
            ...mailStates.map((state) => ({ id: state, label: t(`mail.admin.states.${state}`) })),
          ]}
        />
      </div>
      <Table
        id="outbox-list"
        label={t('admin.menu.outbox')}
        rows={mails}
        openId={openId}
        onRowAction={setOpenId}
        columns={[
          {
            id: 'subject',
            label: t('mail.admin.subject'),
            isRowHeader: true,
            cell: ({ subject, to }) => (
              <>
                {subject}
                <span className={styles.to}>{to}</span>
              </>
            ),
          },
          {
            id: 'state',
            label: t('mail.admin.state'),
            cell: ({ state }) => <MailStateBadge state={state} />,
          },
          {
            id: 'createdAt',
            label: t('mail.admin.created'),
            priority: 3,
            cell: ({ createdAt }) => dates.dateTime(createdAt),
          },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('mail.admin.none')}>
            {t('mail.admin.noneHint')}
          </EmptyState>
        }
      />
      <Pagination listId="outbox-list" {...pages} />
      {openId !== null && <MailDrawer id={openId} hasServer={hasServer} onClose={() => setOpenId(null)} />}
    </Screen>
  );
}
