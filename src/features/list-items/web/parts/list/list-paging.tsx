import { useEffect, useRef } from 'react';
import { pageCount } from '#platform/contract/page-count.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { canGrow, type ListBlockOptions } from '../../../contract/list-query.ts';
import { type ListState, listHref } from '../../../contract/list-state.ts';
import styles from './list-paging.module.css';

export interface ListPagingProps {
  guid: string;
  options: ListBlockOptions;
  state: ListState;
  search: URLSearchParams;
  /** How many are drawn, and how many there are. */
  shown: number;
  total: number | undefined;
  label: string;
}

/** Pages to turn, or a list that grows: both are addresses, so a reader who comes back finds the same place. */
export function ListPaging({ guid, options, state, search, shown, total, label }: ListPagingProps) {
  const { defaultItemsPerPage, paging } = options;
  if (paging === 'none' || total === undefined) return null;
  const pages = pageCount(total, defaultItemsPerPage);
  const isGrowing = paging === 'more' && state.page === 1 && canGrow(options, state.shown);
  if (isGrowing) return <Grow {...{ guid, state, search, shown, total }} />;
  return (
    <Pagination
      className={styles.pages}
      page={Math.min(state.page, Math.max(pages, 1))}
      pageCount={pages}
      label={label}
      hrefFor={(page) => listHref(search, guid, { page, shown: 1 })}
    />
  );
}

type GrowProps = Pick<ListPagingProps, 'guid' | 'state' | 'search' | 'shown'> & { total: number };

/** The link keeps its place and with it the focus; how many came is said aloud. */
function Grow({ guid, state, search, shown, total }: GrowProps) {
  const { t } = useTranslation();
  const before = useRef(shown);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const came = shown - before.current;
    before.current = shown;
    if (came > 0 && said.current !== null) said.current.textContent = t('blocks.kit.list.came', { count: came });
  }, [shown, t]);
  return (
    <div className={styles.grow} data-print="hidden">
      <p ref={said} role="status" className="visually-hidden" />
      {shown < total && (
        <>
          <Gauge
            value={Math.round((shown / total) * 100)}
            label={t('blocks.kit.list.shown', { shown, total })}
            className={styles.gauge ?? ''}
          />
          <ButtonLink href={listHref(search, guid, { shown: state.shown + 1 })}>{t('blocks.kit.list.more')}</ButtonLink>
        </>
      )}
    </div>
  );
}
