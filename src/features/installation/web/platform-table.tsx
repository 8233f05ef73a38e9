import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ShownOnceDialog } from '#platform/web/ui/dialog/shown-once-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { InstallationPlatform } from '../contract/installation.ts';
import styles from './installation.module.css';
import { PlatformDrawer } from './platform-drawer.tsx';
import {
  foundPlatforms,
  platformOrders,
  platformsQueryOf,
  rowsOnPage,
  searchedFrom,
  shownStates,
} from './platforms-address.ts';
import { usePlatformColumns } from './use-platform-columns.tsx';

interface PlatformTableProps {
  platforms: readonly InstallationPlatform[];
  canChange: boolean;
}

const listId = 'platforms-list';

/** Every platform with what it holds. */
export function PlatformTable({ platforms, canChange }: PlatformTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<{ key: string | undefined }>();
  const [link, setLink] = useState<string>();
  const columns = usePlatformColumns({
    isOnly: platforms.length === 1,
    canChange,
    onNames: (key) => setOpen({ key }),
  });
  const query = platformsQueryOf(search);
  const go = (changes: Record<string, string>) => void navigate(addressWith(search, changes));
  /** The list stands below much else: whoever orders it goes on there, and not at the top of the screen. */
  const goToList = (changes: Record<string, string>) => void navigate(`${addressWith(search, changes)}#${listId}`);
  const found = foundPlatforms(platforms, query, language);
  const isFiltered = query.search !== '' || query.state !== 'all';
  const pages = {
    page: query.page,
    pageCount: Math.ceil(found.length / rowsOnPage),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);
  const rows = found
    .slice((query.page - 1) * rowsOnPage, query.page * rowsOnPage)
    .map((platform) => ({ id: platform.key, ...platform }));
  const oldest = platforms
    .flatMap(({ measuredAt }) => measuredAt ?? [])
    .toSorted()
    .at(0);
  return (
    <section className={styles.part}>
      <SectionHead
        onward={
          canChange && (
            <Button variant="secondary" icon={Plus} onPress={() => setOpen({ key: undefined })}>
              {t('installation.form.new')}
            </Button>
          )
        }
      >
        {t('installation.platforms')}
      </SectionHead>
      {oldest !== undefined && (
        <p className={styles.muted}>{t('installation.counted', { time: dates.dateTime(oldest) })}</p>
      )}
      {(platforms.length > searchedFrom || isFiltered) && (
        <div className={styles.filters}>
          <LiveSearchField
            label={t('installation.find.search')}
            value={query.search}
            onChange={(value) => go({ q: value })}
          />
          <Select
            label={t('installation.find.order')}
            value={query.order}
            onChange={(value) => goToList({ sort: value === 'made' ? '' : value })}
            options={platformOrders.map((id) => ({ id, label: t(`installation.find.orders.${id}`) }))}
          />
          <Select
            label={t('installation.find.show')}
            value={query.state}
            onChange={(value) => goToList({ state: value === 'all' ? '' : value })}
            options={shownStates.map((id) => ({ id, label: t(`installation.find.state.${id}`) }))}
          />
        </div>
      )}
      {isFiltered && (
        <p role="status" className={styles.muted}>
          {t('installation.find.found', { count: found.length })}
        </p>
      )}
      <div className={styles.list}>
        <Table
          id={listId}
          label={t('installation.platforms')}
          className={styles.table ?? ''}
          rows={rows}
          columns={columns}
          empty={
            <EmptyState
              headingLevel={3}
              title={t('installation.find.none')}
              actions={<ButtonLink href="?">{t('installation.find.clear')}</ButtonLink>}
            >
              {t('installation.find.noneHint')}
            </EmptyState>
          }
        />
        <Pagination label={t('installation.find.pages')} listId={listId} className={styles.foot ?? ''} {...pages} />
      </div>
      {open !== undefined && (
        <PlatformDrawer
          platform={platforms.find(({ key }) => key === open.key)}
          onMade={(made) => {
            setOpen(undefined);
            setLink(made ?? undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ShownOnceDialog
        secret={link}
        words={{
          title: t('installation.link.title'),
          lead: t('installation.link.lead'),
          copy: t('installation.link.copy'),
          copied: t('installation.link.copied'),
          copyFailed: t('installation.link.copyFailed'),
          done: t('installation.link.done'),
        }}
        onClose={() => setLink(undefined)}
      />
    </section>
  );
}
