import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import overview from '../overview/overview.module.css';
import { KeptActions } from './kept-actions.tsx';
import { KeptDialog, type KeptQuestion } from './kept-dialogs.tsx';
import type { KeptRow } from './kept-row.ts';
import styles from './shared-parts.module.css';

interface KeptTableProps {
  label: string;
  rows: readonly KeptRow[];
  /** They are written and published, and not settings. */
  hasVersions?: boolean;
  empty: ReactNode;
}

/** Each with a small look, how it stands, where it is used and what can be done with it. */
export function KeptTable({ label, rows, hasVersions = false, empty }: KeptTableProps) {
  const { t } = useTranslation();
  const [asked, ask] = useState<{ question: KeptQuestion; id: string }>();
  const row = rows.find(({ id }) => id === asked?.id);
  function stopAsking() {
    ask(undefined);
    // What opened it may be gone with its row.
    keepFocus(() =>
      document.querySelector<HTMLElement>('#kept-parts tbody [tabindex="0"], #kept-parts tbody [role="row"]'),
    );
  }
  return (
    <>
      <Table
        id="kept-parts"
        label={label}
        rows={rows}
        empty={empty}
        columns={[
          {
            id: 'name',
            label: t('pages.parts.columns.name'),
            isRowHeader: true,
            cell: ({ name, href, look, status }) => (
              <span className={styles.name}>
                <RowLink href={href}>{name}</RowLink>
                <span className={styles.look}>{look}</span>
                <span className={overview.narrow}>{status}</span>
              </span>
            ),
          },
          ...(hasVersions
            ? [
                {
                  id: 'status',
                  label: t('pages.parts.columns.status'),
                  priority: 3 as const,
                  cell: ({ status }: KeptRow) => status,
                },
              ]
            : []),
          {
            id: 'uses',
            label: t('pages.parts.columns.uses'),
            cell: ({ id, name, uses, alsoUsed }) => (
              <span className={styles.uses}>
                {uses.length > 0 ? (
                  <Button
                    variant="quiet"
                    isCompact
                    aria-label={t('pages.parts.usesOf', { name, count: uses.length })}
                    onPress={() => ask({ question: 'uses', id })}
                  >
                    {t('pages.parts.uses', { count: uses.length })}
                  </Button>
                ) : (
                  alsoUsed === undefined && <span className={styles.muted}>{t('pages.parts.unused')}</span>
                )}
                {alsoUsed !== undefined && <small className={styles.muted}>{alsoUsed}</small>}
              </span>
            ),
          },
          ...(hasVersions
            ? [
                {
                  id: 'changed',
                  label: t('pages.parts.columns.changed'),
                  priority: 4 as const,
                  cell: ({ changed }: KeptRow) => changed,
                },
              ]
            : []),
          {
            id: 'do',
            label: t('pages.parts.columns.do'),
            isLabelHidden: true,
            cell: (one) => (
              <span className={styles.actions}>
                <KeptActions row={one} onAsk={(question) => ask({ question, id: one.id })} />
              </span>
            ),
          },
        ]}
      />
      {asked !== undefined && row !== undefined && (
        <KeptDialog question={asked.question} row={row} onClose={stopAsking} />
      )}
    </>
  );
}
