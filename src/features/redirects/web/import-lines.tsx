import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Equal from 'lucide-react/icons/equal';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/tag/badge.tsx';
import type { ImportLine, ImportPreview } from '../contract/redirect.ts';
import styles from './redirects.module.css';

type Outcome = ImportLine['outcome'];

const looks: Record<Outcome, { tone: BadgeTone; icon: IconShape }> = {
  new: { tone: 'success', icon: Check },
  changed: { tone: 'info', icon: Pencil },
  same: { tone: 'neutral', icon: Equal },
  refused: { tone: 'danger', icon: CircleAlert },
};
export const outcomes = Object.keys(looks) as Outcome[];

const onPage = 50;
const listId = 'import-lines';

/** Every line of the file with what will come of it; those that cannot be taken over by themselves when asked. */
export function ImportLines({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [shown, setShown] = useState<Outcome | 'all'>('all');
  const found = preview.lines.filter(({ outcome }) => shown === 'all' || outcome === shown);
  const pageCount = Math.ceil(found.length / onPage);
  const page = Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), Math.max(1, pageCount));
  const rows = found.slice((page - 1) * onPage, page * onPage).map((line) => ({ ...line, id: String(line.line) }));
  return (
    <>
      <Select
        label={t('redirects.importing.show')}
        value={shown}
        onChange={setShown}
        options={[
          { id: 'all', label: t('redirects.importing.all') },
          ...outcomes
            .filter((outcome) => preview.counts[outcome] > 0)
            .map((outcome) => ({ id: outcome, label: t(`redirects.importing.outcomes.${outcome}`) })),
        ]}
      />
      <div className={styles.sheet}>
        <Table
          id={listId}
          label={t('redirects.importing.lines')}
          className={styles.table}
          rows={rows}
          columns={[
            {
              id: 'line',
              label: t('redirects.importing.line'),
              isNumeric: true,
              priority: 2,
              cell: ({ line }) => line,
            },
            {
              id: 'from',
              label: t('redirects.columns.from'),
              isRowHeader: true,
              cell: (line) => <Addresses line={line} />,
            },
            {
              id: 'to',
              label: t('redirects.columns.to'),
              priority: 2,
              cell: ({ to }) => <span className={styles.address}>{to}</span>,
            },
            { id: 'outcome', label: t('redirects.importing.outcome'), cell: (line) => <WhatHappens line={line} /> },
          ]}
        />
        <Pagination
          label={t('redirects.importing.pages')}
          className={styles.foot ?? ''}
          page={page}
          pageCount={pageCount}
          hrefFor={(other) => `?page=${other}`}
          listId={listId}
        />
      </div>
    </>
  );
}

function Addresses({ line }: { line: ImportLine }) {
  const { t } = useTranslation();
  return (
    <span className={classNames(styles.pair, styles.from)}>
      <span className={styles.address}>{line.from}</span>
      <small className={styles.below}>
        <span className="visually-hidden">{t('redirects.columns.to')} </span>
        {line.to}
      </small>
      <small className={styles.below}>
        {t('redirects.importing.line')} {line.line}
      </small>
    </span>
  );
}

function WhatHappens({ line: { outcome, problem, isShortened } }: { line: ImportLine }) {
  const { t } = useTranslation();
  return (
    <span className={styles.pair}>
      <Badge {...looks[outcome]}>{t(`redirects.importing.outcomes.${outcome}`)}</Badge>
      {problem !== null && <span className={styles.why}>{t(`errors.${problem.code}.detail`, problem.values)}</span>}
      {isShortened && <small>{t('redirects.importing.shortened')}</small>}
    </span>
  );
}
