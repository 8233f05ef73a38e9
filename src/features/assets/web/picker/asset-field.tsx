import Images from 'lucide-react/icons/images';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { imageMediaTypes } from '#platform/contract/files/image-type.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { FileDropZone } from '#platform/web/ui/file-drop/file-drop-zone.tsx';
import { FileRow } from '#platform/web/ui/file-drop/file-row.tsx';
import { maxImageBytes } from '../../contract/image.ts';
import { OwnStorage } from '../media/own-storage.tsx';
import { useMediaUploads } from '../media/use-media-uploads.ts';
import { acceptedFiles } from './accepted-files.ts';
import styles from './asset-field.module.css';
import { AssetRow, isDescribed } from './asset-row.tsx';
import type { AssetFieldProps, HeldAsset, PickedAsset } from './held-asset.ts';

const AssetPicker = lazy(() => import('./asset-picker.tsx'));

const mostFiles = 100;

/** Pictures or files of what is being edited: from the library, for who may see it, or sent along by whoever edits. */
export default function AssetField(props: AssetFieldProps) {
  const { id, label, help, error, isRequired, kind, isMany = false, language, owner, value, onChange } = props;
  const hasWords = kind === 'image' && props.hasNoWords !== true;
  const { t } = useTranslation();
  const { applicationUser } = useUserState();
  const canSeeLibrary = props.canSeeLibrary ?? applicationUser?.isContentManager === true;
  const uploads = useMediaUploads({ owner, field: kind === 'image' ? 'Image' : 'File' });
  // Which one gives way to what is chosen; an empty name adds to them.
  const [picking, setPicking] = useState<string>();
  // A picture that came without words: whoever chose it says what is on it, or that it only decorates.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const focusOn = useRef<string>(undefined);

  // What had the focus is gone: the new file's own field takes it, or the way to add another.
  useEffect(() => {
    if (focusOn.current === undefined || picking !== undefined) return;
    const target = document.getElementById(focusOn.current);
    if (target === null) return;
    focusOn.current = undefined;
    target.focus();
  });

  const partId = (guid: string) => `${id}-${guid}`;
  const buttonId = partId('add');
  const ask = (guid: string, isAsked: boolean) =>
    setAsked((before) => new Set([...before].filter((one) => one !== guid).concat(isAsked ? guid : [])));

  function put(assets: readonly HeldAsset[], replaced = '') {
    onChange((held) => {
      const fresh = assets.filter(({ guid }) => guid === replaced || !held.some((one) => one.guid === guid));
      if (!isMany) return fresh.length > 0 ? fresh.slice(0, 1) : [...held];
      if (replaced === '') return [...held, ...fresh].slice(0, mostFiles);
      return held.flatMap((one) => (one.guid === replaced ? fresh : [one]));
    });
  }

  async function send(files: readonly File[], replaced?: string) {
    for (const file of files) {
      const [added] = await uploads.add([file], null);
      if (added === undefined) continue;
      if (hasWords) ask(added.guid, true);
      // Whoever went on writing elsewhere meanwhile is left there.
      if (document.getElementById(id)?.contains(document.activeElement)) focusOn.current = partId(added.guid);
      put([added], replaced);
    }
  }

  function pick(assets: readonly PickedAsset[]) {
    for (const { guid, alt, isDecorative } of assets) if (!isDecorative && !isDescribed(alt)) ask(guid, true);
    focusOn.current = assets[0] && partId(assets[0].guid);
    put(
      assets.map(({ isDecorative: _, ...asset }) => asset),
      picking,
    );
  }

  const rules = {
    accept: kind === 'image' ? imageMediaTypes : acceptedFiles,
    maxBytes: maxImageBytes,
    maxFiles: isMany ? mostFiles : 1,
  };
  const held = value.filter(({ guid }) => guid !== '');
  return (
    <Fieldset {...{ legend: label, help, error, isRequired, id }}>
      <div className={styles.field}>
        {(held.length > 0 || uploads.rows.length > 0) && (
          // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
          <ul role="list" className={styles.list}>
            {held.map((asset) => (
              <AssetRow
                key={asset.guid}
                {...{ asset, kind, hasWords, language, canSeeLibrary }}
                hasCrop={kind === 'image' && (props.hasCrop ?? false)}
                focusId={partId(asset.guid)}
                rules={rules}
                isAsked={asked.has(asset.guid)}
                onAsk={(isAsked) => ask(asset.guid, isAsked)}
                onChange={(changed) =>
                  onChange((all) => all.map((one) => (one.guid === asset.guid ? { ...one, ...changed } : one)))
                }
                onPick={() => setPicking(asset.guid)}
                onFile={(file) => void send([file], asset.guid)}
                onRemove={() => {
                  focusOn.current = buttonId;
                  onChange((all) => all.filter(({ guid }) => guid !== asset.guid));
                }}
              />
            ))}
            {uploads.rows.map((row) => (
              <FileRow key={row.id} file={row} onRemove={uploads.cancel} />
            ))}
          </ul>
        )}
        <OwnStorage />
        {(isMany || held.length === 0) && (
          <FileDropZone {...rules} presentCount={held.length} buttonId={buttonId} onFiles={(files) => void send(files)}>
            {canSeeLibrary && (
              <Button icon={Images} onPress={() => setPicking('')}>
                {t('assets.fromLibrary')}
              </Button>
            )}
          </FileDropZone>
        )}
      </div>
      {picking !== undefined && (
        <Suspense fallback={null}>
          <AssetPicker
            kind={kind}
            owner={owner}
            isMany={isMany && picking === ''}
            current={picking}
            onPick={pick}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </Fieldset>
  );
}
