import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useNavigate, useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { listMedia, listMediaFolders, readStorage } from '../../contract/media.endpoints.ts';
import { acceptedFiles } from '../picker/accepted-files.ts';
import { folderOfOption, noFolder } from './folder-options.ts';
import styles from './media.module.css';
import { addressWith, hasFilters, mediaQueryOf, pageSize, withoutFilters } from './media-address.ts';
import { MediaBulk } from './media-bulk.tsx';
import { MediaDrawer } from './media-drawer.tsx';
import { MediaFilters, mediaViewOf } from './media-filters.tsx';
import { MediaFolders } from './media-folders.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaTable } from './media-table.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { UploadList } from './upload-list.tsx';
import { useChosenMedia } from './use-chosen-media.ts';
import { useMediaUploads } from './use-media-uploads.ts';

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files = items.map((item) => (item.kind === 'file' ? item.getFile() : null));
  return (await Promise.all(files)).filter((file) => file !== null);
}

/** Every file of the platform but members' photos: found, described, tidied, replaced and thrown away. */
export default function MediaScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // What was chosen last, also while it is still being loaded: a second choice must not undo the first.
  const [wanted, setWanted] = useState(search);
  // Also for a search that was typed before a file was opened, and is asked for after.
  const latest = useRef(search);
  const want = (next: URLSearchParams) => {
    latest.current = next;
    setWanted(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes what is wanted
  useEffect(() => want(search), [search]);
  const go = (changes: Record<string, string>) => {
    const address = addressWith(latest.current, changes);
    want(new URLSearchParams(address));
    void navigate(address);
  };
  const query = mediaQueryOf(search);
  const { files, totalNumberOfItems: total } = useLoaded(listMedia, { query });
  const folders = useLoaded(listMediaFolders, {});
  const storage = useLoaded(readStorage, {});
  const pages = {
    page: Number(query.pageNumber),
    pageCount: Math.ceil(total / pageSize),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  // After the last file of a page has gone to the trash, or with an old address.
  useExistingPage(pages);
  const uploads = useMediaUploads();
  const { chosen, choose, clear, all } = useChosenMedia(query, files, total);
  const [isDirty, setDirty] = useState(false);
  const folder = search.get('folder') ?? '';
  const isTrash = search.get('state') === 'trash';
  const add = (added: readonly File[]) => void uploads.add(added, folder === '' ? null : folderOfOption(folder));
  const openId = search.get('open');
  const list = {
    label: t('assets.list'),
    files,
    chosen,
    onChoose: choose,
    empty: <NothingFound search={search} />,
  };
  return (
    <div className={styles.screen}>
      <PageHeading
        lead={t(hasFilters(search) ? 'assets.found' : 'assets.count', { count: total })}
        actions={
          <FileTrigger allowsMultiple acceptedFileTypes={acceptedFiles} onSelect={(added) => add([...(added ?? [])])}>
            <Button variant="primary" icon={Upload} data-choose-file="">
              {t('assets.upload')}
            </Button>
          </FileTrigger>
        }
      >
        {t('admin.menu.media')}
      </PageHeading>
      <div className={styles.storage}>
        {storage.platform !== null && <StorageMeter of="platform" use={storage.platform} />}
        <StorageMeter of="own" use={storage.own} />
      </div>
      <div className={styles.columns}>
        <MediaFolders folders={folders} chosen={folder} onChoose={(next) => go({ folder: next })} />
        <DropZone
          className={styles.main}
          aria-label={t('assets.dropHere')}
          getDropOperation={() => 'copy'}
          onDrop={async ({ items }) => add(await filesOf(items))}
        >
          <MediaFilters search={wanted} onChange={go} />
          <UploadList uploads={uploads} />
          {isTrash && <p className={styles.help}>{t('assets.trashHint')}</p>}
          <div id="media-list">
            {mediaViewOf(search) === 'grid' ? (
              <MediaGrid {...list} onOpen={(open) => go({ open })} />
            ) : (
              <MediaTable
                {...list}
                sort={query.sort_by ?? 'changed_desc'}
                onSort={(sort) => go({ sort })}
                hrefOf={(open) => addressWith(search, { open })}
                openId={openId}
              />
            )}
          </div>
          <MediaBulk
            files={files.filter(({ guid }) => chosen.has(guid))}
            {...{ query, all, folders, isTrash }}
            onClear={clear}
          />
          <Pagination listId="media-list" {...pages} />
        </DropZone>
      </div>
      {openId !== null && (
        <MediaDrawer
          guid={openId}
          folders={folders}
          isDirty={isDirty}
          onDirty={setDirty}
          onOpen={(open) => go({ open })}
          onClose={() => go({ open: '' })}
        />
      )}
      <UnsavedChanges isDirty={isDirty || uploads.isBusy} />
    </div>
  );
}

function NothingFound({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation();
  if (!hasFilters(search)) {
    return (
      <EmptyState headingLevel={2} title={t('assets.empty')}>
        {t('assets.emptyHint')}
      </EmptyState>
    );
  }
  const isOnlyFolder = withoutFilters(search) === addressWith(search, { folder: '' });
  if (isOnlyFolder && search.get('folder') !== noFolder) {
    return (
      <EmptyState headingLevel={2} title={t('assets.folderEmpty')}>
        {t('assets.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t('assets.none')}
      actions={
        <ButtonLink variant="quiet" href={withoutFilters(search)}>
          {t('assets.clear')}
        </ButtonLink>
      }
    >
      {t('assets.noneHint')}
    </EmptyState>
  );
}
