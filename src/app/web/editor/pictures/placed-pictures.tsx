import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UploadedAsset } from '#features/assets/contract/assets.endpoints.ts';
import { UploadList } from '#features/assets/web/media/upload-list.tsx';
import { useMediaUploads } from '#features/assets/web/media/use-media-uploads.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { removeOperations } from '../blocks/block-changes.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { blockOf } from '../blocks/block-places.ts';
import { isUntouched } from '../blocks/is-untouched.ts';
import { newBlock } from '../blocks/new-block.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { pictureFacts } from '../drawer/inputs/kept-picture.ts';
import { setIn } from '../drawer/option-change.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor } from '../state/editor-context.ts';
import { namedPicture } from './pasted-pictures.ts';
import { isPictureKind } from './picture-kind.ts';
import { type Pictures, PicturesContext } from './pictures-context.ts';
import styles from './placed-pictures.module.css';
import { useFetchedPictures } from './use-fetched-pictures.ts';

/** Pictures that are dropped or pasted on the page: a block for each, and the way there in sight. */
export function PlacedPictures({ children }: { children: ReactNode }) {
  const { session, ui } = useEditor();
  const item = useItemTarget();
  const { t } = useTranslation();
  const notifications = useNotifications();
  const kind = [...useBlockKinds().values()].find(isPictureKind);
  const commands = useBlockCommands();
  const uploads = useMediaUploads({ field: 'Image' });

  const fetching = useFetchedPictures(
    () => session.settled(),
    (count) => tell('notFetched', count),
  );
  const ownerOf = (guid: string) => (item === undefined ? { block: guid } : { item: item.guid });

  function put(guid: string, asset: UploadedAsset): void {
    const block = blockOf(session.state().document, guid);
    // Taken away while it was on its way: the file is in the library.
    if (block === undefined) return;
    const facts = Object.entries(pictureFacts(asset));
    session.run(...facts.flatMap(([key, value]) => setIn(block, ['options', key], value)));
    // What is on it is asked for there.
    ui.set({ panel: 'block' });
  }
  /** The block must be on the server first: its file follows its rights. */
  async function fill(guid: string, pasted: File, onLeftOut?: () => void): Promise<void> {
    const file = namedPicture(pasted, t('editor.pictures.unnamed'));
    try {
      await session.settled();
    } catch {
      onLeftOut?.();
      notifications.create({
        type: 'warning',
        message: t('editor.pictures.notPlaced', { name: file.name }),
        caption: t('editor.pictures.notPlacedHelp'),
        timeout: 0,
      });
      return;
    }
    await uploads.add([file], null, {
      owner: ownerOf(guid),
      onAdded: (asset) => put(guid, asset),
      ...(onLeftOut !== undefined && { onLeftOut }),
    });
  }
  /** It was made for a picture that does not come; with anything else in it, it stays. */
  function takeAway(guid: string, defaults: Readonly<Record<string, unknown>>): void {
    const block = blockOf(session.state().document, guid);
    if (block === undefined || !isUntouched(block, defaults)) return;
    session.run(...removeOperations([guid]));
    ui.set({ chosen: ui.get().chosen.filter((one) => one !== guid) });
  }
  /** What did not come, how many of it, and what to do about it. */
  const tell = (what: 'elsewhere' | 'drawings' | 'notFetched', count: number) =>
    notifications.create({
      type: 'warning',
      message: t(`editor.pictures.${what}`, { count }),
      caption: t(`editor.pictures.${what}Help`),
      group: `pictures-${what}`,
    });
  const place: Pictures['place'] = ({ files, addresses, drawings, elsewhere }, spot) => {
    if (elsewhere > 0) tell('elsewhere', elsewhere);
    if (drawings > 0) tell('drawings', drawings);
    if (kind === undefined || files.length + addresses.length === 0) return false;
    const blocks = [...files, ...addresses].map(() => newBlock(kind, crypto.randomUUID()));
    commands.add(blocks, spot, 'block');
    const guids = blocks.map(({ guid }) => guid);
    files.forEach((file, index) => {
      const guid = guids[index] ?? '';
      void fill(guid, file, () => takeAway(guid, kind.defaults));
    });
    const toFetch = addresses.map((url, index) => {
      const guid = guids[files.length + index] ?? '';
      return {
        url,
        owner: ownerOf(guid),
        onAdded: (asset: UploadedAsset) => put(guid, asset),
        onLeftOut: () => takeAway(guid, kind.defaults),
      };
    });
    void fetching.fetchAll(toFetch);
    return true;
  };
  const pictures = useLatest({ place, fill: (block, file) => void fill(block, file) });
  return (
    <PicturesContext value={pictures}>
      {children}
      <UnsavedChanges
        isDirty={uploads.isBusy || fetching.isBusy}
        words={{
          title: t('editor.pictures.leaveTitle'),
          text: t('editor.pictures.leaveText'),
          leave: t('editor.pictures.leave'),
        }}
      />
      {(uploads.rows.length > 0 || fetching.isBusy) && (
        <section className={styles.uploads} aria-label={t('editor.pictures.underWay')}>
          {fetching.isBusy && <p role="status">{t('editor.pictures.fetching')}</p>}
          <UploadList uploads={uploads} />
        </section>
      )}
    </PicturesContext>
  );
}

/** The same object for as long as the editor is open: every text on the page holds it. */
function useLatest(pictures: Pictures): Pictures {
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const [stable] = useState<Pictures>(() => ({
    place: (pasted, spot) => latest.current.place(pasted, spot),
    fill: (block, file) => latest.current.fill(block, file),
  }));
  return stable;
}
