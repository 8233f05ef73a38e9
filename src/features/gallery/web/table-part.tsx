import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { TableColumn, TableSort } from '#platform/web/ui/table/table-column.ts';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { Part } from './part.tsx';

interface Submission {
  id: string;
  received: string;
  subject: string;
  status: 'new' | 'assigned' | 'solved';
  attachments: number;
}

function useSubmissions(sort: TableSort): Submission[] {
  const { t } = useTranslation();
  const rows: Submission[] = [
    {
      id: 'ML-2026-0418',
      received: '2026-11-17T09:12',
      subject: t('gallery.table.tile'),
      status: 'new',
      attachments: 2,
    },
    {
      id: 'ML-2026-0417',
      received: '2026-11-17T08:55',
      subject: t('gallery.table.lamp'),
      status: 'assigned',
      attachments: 1,
    },
    {
      id: 'ML-2026-0416',
      received: '2026-11-16T21:30',
      subject: t('gallery.table.container'),
      status: 'solved',
      attachments: 0,
    },
  ];
  const key = sort.column === 'subject' ? 'subject' : 'received';
  const sorted = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
  return sort.direction === 'ascending' ? sorted : sorted.toReversed();
}

function Status({ status }: { status: Submission['status'] }) {
  const { t } = useTranslation();
  if (status === 'new') return <StatusBadge status="new" />;
  if (status === 'solved') return <StatusBadge status="done">{t('gallery.table.solved')}</StatusBadge>;
  return (
    <Badge tone="info" icon={UserRound}>
      {t('gallery.table.atWorks')}
    </Badge>
  );
}

function useColumns(): TableColumn<Submission>[] {
  const { t, i18n } = useTranslation();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return [
    {
      id: 'received',
      label: t('gallery.table.received'),
      cell: ({ received }) => <span className="num nowrap">{moment.format(new Date(`${received}Z`))}</span>,
      isSortable: true,
      priority: 3,
    },
    {
      id: 'reference',
      label: t('gallery.table.reference'),
      cell: ({ id }) => (
        <RowLink href="#" className="num nowrap">
          {id}
        </RowLink>
      ),
      isRowHeader: true,
    },
    { id: 'subject', label: t('gallery.table.subject'), cell: ({ subject }) => subject, isSortable: true, priority: 2 },
    { id: 'status', label: t('gallery.table.status'), cell: ({ status }) => <Status status={status} /> },
    {
      id: 'attachments',
      label: t('gallery.table.attachments'),
      cell: ({ attachments }) => attachments,
      isNumeric: true,
      priority: 3,
    },
  ];
}

export function TablePart() {
  const { t } = useTranslation();
  const [sort, setSort] = useState<TableSort>({ column: 'received', direction: 'descending' });
  const [chosen, setChosen] = useState<'all' | ReadonlySet<string>>(new Set(['ML-2026-0417']));
  const rows = useSubmissions(sort);
  const columns = useColumns();
  const others = ['questions', 'dashboard', 'settings'] as const;
  return (
    <Part title={t('gallery.section.table')}>
      <Density name="admin">
        <Tabs defaultSelectedKey="submissions">
          <TabList label={t('gallery.table.tabs')}>
            <Tab id="questions">{t('gallery.table.questions')}</Tab>
            <Tab id="submissions" count={48}>
              {t('gallery.table.submissions')}
            </Tab>
            <Tab id="dashboard">{t('gallery.table.dashboard')}</Tab>
            <Tab id="settings">{t('gallery.table.settings')}</Tab>
          </TabList>
          <TabPanel id="submissions">
            <Table
              label={t('gallery.table.submissions')}
              columns={columns}
              rows={rows}
              sort={sort}
              onSortChange={setSort}
              selectedIds={chosen}
              onSelectionChange={setChosen}
              openId="ML-2026-0418"
            />
            <BulkBar count={chosen === 'all' ? rows.length : chosen.size} onClear={() => setChosen(new Set<string>())}>
              <BulkAction icon={UserRound} label={t('gallery.table.assign')} onPress={() => undefined} />
              <BulkAction icon={Trash2} label={t('gallery.table.trash')} onPress={() => undefined} />
            </BulkBar>
          </TabPanel>
          {others.map((id) => (
            <TabPanel key={id} id={id}>
              <EmptyState title={t('gallery.table.empty')}>{t('gallery.table.emptyHelp')}</EmptyState>
            </TabPanel>
          ))}
        </Tabs>
      </Density>
    </Part>
  );
}
