import { Button as PlainButton } from 'react-aria-components/Button';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { Dates } from '#platform/web/i18n/use-dates.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { Inbox, InboxLine } from '../../contract/handling/inbox.ts';
import { DueWords } from './due-words.tsx';
import { HandlingBadge } from './handling-badge.tsx';
import styles from './inbox.module.css';
import { submissionPath } from './inbox-address.ts';

export type InboxRow = InboxLine & { id: string };

interface ColumnParts {
  t: Translate;
  dates: Dates;
  language: Language;
  inbox: Inbox;
  /** Questions that were chosen besides. */
  chosen: readonly string[];
  /** There is room to open one beside the list. */
  isWide: boolean;
  onOpen(guid: string): void;
  onTake(row: InboxRow): void;
}

export function inboxColumns({ t, dates, language, inbox, chosen, isWide, onOpen, onTake }: ColumnParts) {
  const nameOf = ({ title, reference }: InboxRow) => title || reference;
  const columns: TableColumn<InboxRow>[] = [
    {
      id: 'subject',
      label: t('inbox.columns.subject'),
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.subject}>
          {isWide ? (
            <PlainButton
              className={styles.open}
              data-new={row.status === 'new' ? '' : undefined}
              onPress={() => onOpen(row.guid)}
            >
              {nameOf(row)}
            </PlainButton>
          ) : (
            <RowLink href={submissionPath(inbox.formGuid, row.guid, language)}>{nameOf(row)}</RowLink>
          )}
          <small className={styles.small}>
            {row.subtitle !== '' && `${row.subtitle} · `}
            <span className={styles.due}>{row.reference}</span>
          </small>
          {row.labels.length > 0 && (
            <span className={styles.tags}>
              {row.labels.map((label) => (
                <Tag key={label}>{label}</Tag>
              ))}
            </span>
          )}
        </span>
      ),
    },
    ...chosen.flatMap((field): TableColumn<InboxRow>[] => {
      const question = inbox.questions.find((one) => one.field === field);
      if (question === undefined) return [];
      return [{ id: field, label: question.label, priority: 3, cell: ({ answers }) => answers[field] ?? '' }];
    }),
    ...(inbox.items.length > 0
      ? [
          {
            id: 'item',
            label: t('inbox.columns.item'),
            priority: 2,
            cell: ({ item }: InboxRow) => item && (item.title || t('inbox.itemGone')),
          } as const,
        ]
      : []),
    {
      id: 'sent',
      label: t('inbox.columns.sent'),
      isSortable: true,
      priority: 3,
      cell: ({ sentOn }) => <span className={styles.due}>{`${dates.shortDate(sentOn)}, ${dates.hour(sentOn)}`}</span>,
    },
    {
      id: 'status',
      label: t('inbox.columns.status'),
      cell: (row) => (
        <span className={styles.standing}>
          <HandlingBadge of={row} statuses={inbox.statuses} />
          <span className={styles.dueUnder}>
            <DueWords of={row} />
          </span>
        </span>
      ),
    },
    {
      id: 'due',
      label: t('inbox.columns.due'),
      isSortable: true,
      priority: 2,
      cell: (row) => <DueWords of={row} />,
    },
    {
      id: 'assignee',
      label: t('inbox.columns.assignee'),
      priority: 2,
      cell: (row) => {
        if (row.assignee !== null) return <Avatar name={row.assignee.name} size="small" isNamed />;
        if (row.isWithdrawn || row.isTrashed || row.doneOn !== null) return null;
        return (
          <Button
            variant="quiet"
            isCompact
            onPress={() => onTake(row)}
            aria-label={t('inbox.takeNamed', { name: nameOf(row) })}
          >
            {t('inbox.take')}
          </Button>
        );
      },
    },
  ];
  return columns;
}
