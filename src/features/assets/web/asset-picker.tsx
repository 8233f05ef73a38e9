import Upload from 'lucide-react/icons/upload';
import { Suspense, useDeferredValue, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import type { StoredText } from '#platform/contract/localized.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { FileRow } from '#platform/web/ui/file-drop/file-row.tsx';
import { listMedia, listMediaFolders } from '../contract/media.endpoints.ts';
import type { MediaFile, MediaQueryInput } from '../contract/media.ts';
import { acceptedFiles } from './accepted-files.ts';
import type { AssetPickerProps, PickedAsset } from './asset-picker-context.ts';
import { folderOfOption, folderOptions } from './folder-options.ts';
import styles from './media.module.css';
import { MediaSearch } from './media-filters.tsx';
import { MediaGrid } from './media-grid.tsx';
import { useMediaUploads } from './use-media-uploads.ts';

const everything = 'all';
const atOnce = 48;

const picked = (file: MediaFile): PickedAsset => ({
  guid: file.guid,
  imageGuid: file.guid,
  alt: (file.isDecorative ? { $lang: {} } : file.alt) as StoredText,
  title: file.title as StoredText,
  name: file.name,
  mediaType: file.mediaType,
  byteSize: file.byteSize,
  ...(file.width === null || file.height === null ? {} : { width: file.width, height: file.height }),
  ...(file.focalPoint === null ? {} : { focalPoint: file.focalPoint }),
});

/** One file out of the library, or a new one. */
export default function AssetPicker(props: AssetPickerProps) {
  const { t } = useTranslation();
  const { kind = 'image', onClose } = props;
  return (
    <Dialog
      title={t(kind === 'image' ? 'assets.pickImage' : 'assets.pickFile')}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Suspense fallback={<p>{t('ui.busy')}</p>}>
        <PickerContent {...props} kind={kind} />
      </Suspense>
    </Dialog>
  );
}

function PickerContent({ kind, current, onPick, onClose }: AssetPickerProps & { kind: 'image' | 'any' }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState<string>(everything);
  const [itemCount, setItemCount] = useState(atOnce);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(current === undefined ? [] : [current]));
  const folders = useLoaded(listMediaFolders, {});
  const uploads = useMediaUploads();
  // The files that are there stay in sight until the others have come.
  const query = useDeferredValue<MediaQueryInput>({
    search: words,
    ...(folder === everything ? {} : { folder }),
    ...(kind === 'image' ? { kind } : {}),
    itemCount,
  });
  const { files, totalNumberOfItems: total } = useLoaded(listMedia, { query });
  const choice = files.find(({ guid }) => chosen.has(guid));

  async function add(added: FileList | null) {
    const inFolder = folder === everything ? null : folderOfOption(folder);
    const [first] = await uploads.add([...(added ?? [])], inFolder);
    if (first !== undefined) setChosen(new Set([first]));
  }

  return (
    <div className={styles.picker}>
      <div className={styles.filters}>
        <MediaSearch value={words} onChange={setWords} />
        {folders.length > 0 && (
          <Select
            className={styles.order}
            label={t('assets.folder')}
            isLabelHidden
            value={folder}
            onChange={setFolder}
            options={[{ id: everything, label: t('assets.allFiles') }, ...folderOptions(folders, t)]}
          />
        )}
        <FileTrigger
          acceptedFileTypes={acceptedFiles.filter((type) => kind === 'any' || type.startsWith('image/'))}
          onSelect={(added) => void add(added)}
        >
          <Button icon={Upload}>{t('assets.upload')}</Button>
        </FileTrigger>
      </div>
      {uploads.rows.length > 0 && (
        <ul className={styles.uploads} aria-label={t('assets.uploads')}>
          {uploads.rows.map((row) => (
            <FileRow key={row.id} file={row} onRemove={uploads.cancel} />
          ))}
        </ul>
      )}
      <MediaGrid
        label={t('assets.list')}
        files={files}
        isSingle
        chosen={chosen}
        onChoose={setChosen}
        onOpen={() => undefined}
        empty={
          <EmptyState headingLevel={3} title={t(words === '' ? 'assets.empty' : 'assets.none')}>
            {t(words === '' ? 'assets.emptyHint' : 'assets.noneHint')}
          </EmptyState>
        }
      />
      {total > files.length && itemCount < 96 && (
        <Button variant="quiet" onPress={() => setItemCount(96)}>
          {t('assets.more')}
        </Button>
      )}
      <div className={styles.pickerFoot}>
        <p role="status">{choice === undefined ? t('assets.pickHint') : choice.name}</p>
        <Button
          variant="primary"
          isDisabled={choice === undefined}
          onPress={() => {
            if (choice === undefined) return;
            onPick(picked(choice));
            onClose();
          }}
        >
          {t('assets.pick')}
        </Button>
      </div>
    </div>
  );
}
