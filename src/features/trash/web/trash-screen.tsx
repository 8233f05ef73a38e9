import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { listTrashEntries } from '../contract/trash.endpoints.ts';
import type { NewPlace } from '../contract/trash.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { RefusedTrash } from './refused-trash.tsx';
import styles from './trash.module.css';
import { addressWith, kindsOfTrash, pageSize, trashQueryOf } from './trash-address.ts';
import { TrashBulk } from './trash-bulk.tsx';
import { chosenOf, rowsOf, type TrashRow } from './trash-rows.ts';
import { TrashTable } from './trash-table.tsx';
import { useRestoring } from './use-restoring.ts';

const listId = 'trash-list';
const allKinds = 'all';

/** Everything that was thrown away: where it stood, who did it, how long it stays, and the way back (product.md §1.7). */
export default function TrashScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = trashQueryOf(search, language);
  const { entries, totalNumberOfItems: total } = useLoaded(listTrashEntries, { query });
  const [chosenIds, choose] = useState<ReadonlySet<string>>(new Set());
  const [going, setGoing] = useState<TrashRow[]>();
  const rows = rowsOf(entries);
  const chosen = chosenOf(rows, chosenIds);
  const clear = () => choose(new Set());
  const restoring = useRestoring(rows, clear);
  const found = t('trash.count', { count: total });
  useSaid(found);
  const pages = {
    page: Number(query.pageNumber),
    pageCount: Math.ceil(total / pageSize),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);
  const go = (changes: Record<string, string>) => void navigate(addressWith(search, changes));
  return (
    <Screen>
      <PageHeading lead={`${found} ${t('trash.lead')}`}>{t('admin.menu.trash')}</PageHeading>
      <div className={styles.filters}>
        <LiveSearchField label={t('trash.search')} value={search.get('q') ?? ''} onChange={(q) => go({ q })} />
        <Select
          label={t('trash.kind')}
          isLabelHidden
          value={query.kind ?? allKinds}
          onChange={(kind) => go({ kind: kind === allKinds ? '' : kind })}
          options={[allKinds, ...kindsOfTrash].map((id) => ({ id, label: t(`trash.kinds.${id}`) }))}
        />
      </div>
      <RefusedTrash refused={restoring.refused} hasFailed={restoring.hasFailed} />
      <TrashTable
        id={listId}
        rows={rows}
        chosen={chosenIds}
        onChoose={choose}
        onRestore={(row) => void restoring.restoreRow(row)}
        isBusy={restoring.isBusy}
        empty={<NothingHere isFiltered={search.has('q') || search.has('kind')} />}
      />
      <TrashBulk
        chosen={chosen}
        isBusy={restoring.isBusy}
        onRestore={() => void restoring.restoreChosen(chosen)}
        onPurge={() => setGoing([...chosen.whole, ...chosen.alone])}
        onClear={clear}
      />
      <Pagination listId={listId} {...pages} />
      {going !== undefined && (
        <PurgeDialog
          rows={going}
          onDone={(refused) => {
            restoring.tell(refused);
            clear();
          }}
          onClose={() => setGoing(undefined)}
        />
      )}
      {restoring.placeless !== undefined && (
        <PlaceDialog
          row={restoring.placeless}
          onChoose={(place: NewPlace) => restoring.restoreAt(place)}
          onClose={restoring.stop}
        />
      )}
    </Screen>
  );
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  if (!isFiltered) {
    return (
      <EmptyState headingLevel={2} title={t('trash.empty.title')}>
        {t('trash.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t('trash.none.title')}
      actions={
        <ButtonLink variant="quiet" href="?">
          {t('trash.none.clear')}
        </ButtonLink>
      }
    >
      {t('trash.none.text')}
    </EmptyState>
  );
}
