import { useDeferredValue, useMemo } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { TreeGrid } from '#platform/web/ui/tree-grid/tree-grid.tsx';
import { useSteady } from '#platform/web/use-steady.ts';
import { readPageTree } from '../../contract/overview/page-overview.endpoints.ts';
import type { TreeQueryInput, TreeRow } from '../../contract/overview/page-overview.ts';
import { looseBranch } from '../../contract/overview/visible-rows.ts';
import { type OpenRows, turnRow, withMoreRows } from './open-rows.ts';
import styles from './overview.module.css';
import { treeQueryOf } from './overview-address.ts';
import { TitleCell } from './page-cells.tsx';
import { pageColumns } from './page-columns.tsx';
import type { PagesViewProps } from './pages-table.tsx';

interface PagesTreeProps extends Omit<PagesViewProps, 'onChange'> {
  open: OpenRows;
  onOpen(open: OpenRows): void;
}

export function PagesTree({
  search,
  open,
  onOpen,
  chosen,
  isAllChosen,
  onChoose,
  onAsk,
  onRight,
  onPlace,
  empty,
  bulk,
}: PagesTreeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // What is on the screen stays there until the next rows are loaded.
  const wanted = JSON.stringify(treeQueryOf(search, language, open));
  const asked = useDeferredValue(wanted);
  const isWaiting = asked !== wanted;
  const query = JSON.parse(asked) as TreeQueryInput;
  const tree = useLoaded(readPageTree, { query });
  const ask = useSteady(onAsk);
  const keepAsRight = useSteady(onRight);
  const { columns, words } = useMemo(() => {
    const nameOf = ({ id, name, page }: TreeRow) =>
      id === looseBranch ? t('pages.overview.looseBranch') : (page?.title ?? name);
    const title = (row: TreeRow) =>
      row.page === null ? (
        <Heading name={nameOf(row)} below={row.below} />
      ) : (
        <TitleCell page={row.page} below={row.below} isInTree isAround={row.isAround} />
      );
    return {
      columns: pageColumns<TreeRow>({ t, pageOf: ({ page }) => page, title, onAsk: ask, onRight: keepAsRight }),
      words: {
        choose: (row: TreeRow) => t('pages.overview.tree.choose', { name: nameOf(row) }),
        open: (row: TreeRow) => t('pages.overview.tree.open', { name: nameOf(row) }),
        close: (row: TreeRow) => t('pages.overview.tree.close', { name: nameOf(row) }),
      },
    };
  }, [t, ask, keepAsRight]);
  const choosable = tree.rows.filter(isChoosable).map(({ id }) => id);
  const shut = tree.rows.some(({ isOpen }) => isOpen === false);
  return (
    <div className={styles.sheet}>
      <TreeGrid
        id="pages-tree"
        label={t('pages.overview.tree.label')}
        columns={columns}
        rows={tree.rows}
        allWord={t('pages.overview.tree.all')}
        words={words}
        isChoosable={isChoosable}
        selectedIds={isAllChosen ? new Set(choosable) : chosen}
        onSelectionChange={onChoose}
        onTurn={(id, isOpen) => onOpen(turnRow(open, id, isOpen))}
        placeId={query.at}
        onPlace={onPlace}
        empty={empty}
      />
      {bulk(choosable)}
      {isWaiting && (
        <SkeletonGroup className={styles.waiting} label={t('ui.busy')}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {tree.rows.length > 0 && (
        <div className={styles.foot}>
          <p className="num">
            {t('pages.overview.tree.shown', {
              count: choosable.length,
              total: tree.totalNumberOfItems,
            })}
          </p>
          <span className={styles.footButtons}>
            {tree.rowCount > tree.rows.length && (
              <Button variant="quiet" isCompact onPress={() => onOpen(withMoreRows(open))}>
                {t('pages.overview.tree.more')}
              </Button>
            )}
            <Button variant="quiet" isCompact onPress={() => onOpen({ ...open, isAllOpen: shut, turned: [] })}>
              {t(shut ? 'pages.overview.tree.openAll' : 'pages.overview.tree.closeAll')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

const isChoosable = ({ page, isAround }: TreeRow): boolean => page !== null && !isAround;

function Heading({ name, below }: { name: string; below: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.title}>
      <span className={styles.plainName}>{name}</span>
      <small className={styles.path}>{t('pages.overview.below', { count: below })}</small>
    </span>
  );
}
