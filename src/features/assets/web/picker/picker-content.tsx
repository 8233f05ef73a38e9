import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { imageMediaTypes } from '#platform/contract/files/image-type.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { FileRow } from '#platform/web/ui/file-drop/file-row.tsx';
import { checkFiles, type Refusal } from '#platform/web/ui/file-drop/file-rules.ts';
import { RefusedFiles } from '#platform/web/ui/file-drop/refused-files.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { maxImageBytes } from '../../contract/image.ts';
import { listMedia, listMediaFolders } from '../../contract/media.endpoints.ts';
import type { MediaFile, MediaQueryInput } from '../../contract/media.ts';
import { folderOfOption, folderOptions } from '../media/folder-options.ts';
import styles from '../media/media.module.css';
import { MediaGrid } from '../media/media-grid.tsx';
import { OwnStorage } from '../media/own-storage.tsx';
import { useMediaUploads } from '../media/use-media-uploads.ts';
import { acceptedFiles } from './accepted-files.ts';
import type { AssetPickerProps, PickedAsset } from './held-asset.ts';

const everything = 'all';
const atOnce = 48;
const most = 96;

const picked = (file: MediaFile): PickedAsset => ({
  guid: file.guid,
  alt: (file.isDecorative ? { $lang: {} } : file.alt) as StoredText,
  isDecorative: file.isDecorative,
  name: file.name,
  mediaType: file.mediaType,
  byteSize: file.byteSize,
  ...(file.width === null || file.height === null ? {} : { width: file.width, height: file.height }),
  ...(file.focalPoint === null ? {} : { focalPoint: file.focalPoint }),
});

/** The library with its search, folders and grid; what was chosen stays chosen while one looks on. */
export function PickerContent({ kind, isMany, current = '', owner, onPick, onClose }: AssetPickerProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState<string>(everything);
  const [itemCount, setItemCount] = useState(atOnce);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(current === '' ? [] : [current]));
  const [seen, setSeen] = useState<ReadonlyMap<string, MediaFile>>(new Map());
  const folders = useQuery({
    queryKey: [endpointUrl(listMediaFolders, {})],
    queryFn: () => call(listMediaFolders, {}),
  });
  const query: MediaQueryInput = {
    search: words,
    ...(folder === everything ? {} : { folder }),
    ...(kind === 'image' ? { kind } : {}),
    itemCount,
  };
  const library = useQuery({
    queryKey: [endpointUrl(listMedia, { query })],
    queryFn: () => call(listMedia, { query }),
    staleTime: 0,
    // The files that are there stay in sight until the others have come.
    placeholderData: keepPreviousData,
  });
  const files = library.data?.files ?? [];
  const found = (guid: string) => files.find((file) => file.guid === guid) ?? seen.get(guid);
  const choice = [...chosen].map(found).filter((file) => file !== undefined);
  const holders: readonly string[] = Object.values(owner);
  const isOfOthers = choice.some(({ heldBy }) => heldBy !== null && !holders.includes(heldBy));

  function choose(guids: ReadonlySet<string>) {
    setSeen(new Map([...seen, ...files.map((file) => [file.guid, file] as const)]));
    // What is chosen and out of sight is not in what the grid says.
    const outOfSight = isMany ? [...chosen].filter((guid) => !files.some((file) => file.guid === guid)) : [];
    setChosen(new Set([...outOfSight, ...guids]));
  }

  return (
    <div className={styles.picker}>
      <div className={styles.filters}>
        <LiveSearchField className={styles.search} label={t('assets.search')} value={words} onChange={setWords} />
        {folders.data !== undefined && folders.data.length > 0 && (
          <Select
            className={styles.order}
            label={t('assets.folder')}
            isLabelHidden
            value={folder}
            onChange={setFolder}
            options={[{ id: everything, label: t('assets.allFiles') }, ...folderOptions(folders.data, t)]}
          />
        )}
        <NewFiles
          {...{ kind, isMany, owner }}
          folder={folder === everything ? null : folderOfOption(folder)}
          onAdded={(guids) => setChosen((before) => new Set(isMany ? [...before, ...guids] : guids.slice(0, 1)))}
        />
      </div>
      {library.isError ? (
        <Notice tone="danger" isLive>
          <p>{refusalText(library.error, t)}</p>
          <Button isCompact onPress={() => void library.refetch()}>
            {t('assets.again')}
          </Button>
        </Notice>
      ) : library.data === undefined ? (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        <MediaGrid
          label={t('assets.list')}
          files={files}
          isSingle={!isMany}
          chosen={chosen}
          onChoose={choose}
          empty={
            <EmptyState headingLevel={3} title={t(words === '' ? 'assets.empty' : 'assets.none')}>
              {t(words === '' ? 'assets.emptyHint' : 'assets.noneHint')}
            </EmptyState>
          }
        />
      )}
      {(library.data?.totalNumberOfItems ?? 0) > files.length && (
        <MoreFiles isMost={itemCount >= most} onMore={() => setItemCount(most)} />
      )}
      <div className={styles.pickerFoot}>
        <div role="status">
          {choice.length === 0 && t('assets.pickHint')}
          {choice.length === 1 && choice[0]?.name}
          {choice.length > 1 && t('assets.count', { count: choice.length })}
          {isOfOthers && <p className={styles.help}>{t('assets.ofOthers')}</p>}
        </div>
        <Button
          variant="primary"
          isDisabled={choice.length === 0}
          onPress={() => {
            onPick(choice.map(picked));
            onClose();
          }}
        >
          {t('assets.pick')}
        </Button>
      </div>
    </div>
  );
}

function MoreFiles({ isMost, onMore }: { isMost: boolean; onMore(): void }) {
  const { t } = useTranslation();
  if (isMost) return <p className={styles.help}>{t('assets.searchOn')}</p>;
  return (
    <Button variant="quiet" onPress={onMore}>
      {t('assets.more')}
    </Button>
  );
}

interface NewFilesProps extends Pick<AssetPickerProps, 'kind' | 'isMany' | 'owner'> {
  folder: string | null;
  onAdded(guids: string[]): void;
}

function NewFiles({ kind, isMany, owner, folder, onAdded }: NewFilesProps) {
  const { t } = useTranslation();
  const uploads = useMediaUploads({ owner, field: kind === 'image' ? 'Image' : 'File' });
  const [refused, setRefused] = useState<Refusal[]>([]);
  const rules = { accept: kind === 'image' ? imageMediaTypes : acceptedFiles, maxBytes: maxImageBytes };

  async function add(added: FileList | null) {
    const checked = checkFiles([...(added ?? [])], rules, 0);
    setRefused(checked.refused);
    const arrived = await uploads.add(checked.accepted, folder);
    if (arrived.length > 0) onAdded(arrived.map(({ guid }) => guid));
  }

  return (
    <>
      <FileTrigger acceptedFileTypes={rules.accept} allowsMultiple={isMany} onSelect={(added) => void add(added)}>
        <Button icon={Upload}>{t('assets.upload')}</Button>
      </FileTrigger>
      <div className={styles.wholeLine}>
        <OwnStorage />
      </div>
      {refused.length > 0 && (
        <div className={styles.wholeLine}>
          <RefusedFiles refused={refused} rules={rules} />
        </div>
      )}
      {uploads.rows.length > 0 && (
        <ul className={classNames(styles.uploads, styles.wholeLine)} aria-label={t('assets.uploads')}>
          {uploads.rows.map((row) => (
            <FileRow key={row.id} file={row} onRemove={uploads.cancel} />
          ))}
        </ul>
      )}
    </>
  );
}
