import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { useAssetField } from '#features/assets/web/asset-field-context.ts';
import { CropField } from '#features/assets/web/picker/crop-field.tsx';
import { FocalPointField } from '#features/assets/web/picker/focal-point-field.tsx';
import type { HeldAsset, PickedAsset } from '#features/assets/web/picker/held-asset.ts';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import styles from '../drawer.module.css';
import { useEditedBlock } from '../edited-block-context.ts';
import { setIn } from '../option-change.ts';
import { type PictureFacts, pictureFacts, pictureOf } from './kept-picture.ts';
import { OptionPictureWords } from './picture-words.tsx';

const AssetPicker = lazy(() => import('#features/assets/web/picker/asset-picker.tsx'));

/** A picture with what must stay in sight, what is to be seen on it, and its variant for dark screens. */
export function PictureInput({ field, path, names }: OptionInputProps<FieldOf<'picture'>>) {
  const { t } = useTranslation();
  const { block, language, run } = useEditedBlock();
  const { label, help } = useOptionWords(names);
  const AssetField = useAssetField();
  const id = useId();
  const canSeeLibrary = useUserState().applicationUser?.isContentManager === true;
  const [isPicking, setPicking] = useState(false);
  const [isCropping, setCropping] = useState(false);
  // A file arrives later than it was sent: by then the block may be another.
  const now = useRef(block);
  useEffect(() => {
    now.current = block;
  });
  const picture = pictureOf(valueAt(block, path));

  /** Of a picture among the fields of a block each fact is a change of its own; they are made together. */
  const change = (facts: PictureFacts) =>
    run(...Object.entries(facts).flatMap(([key, value]) => setIn(now.current, [...path, key], value)));
  function put(asset: (HeldAsset & Partial<PickedAsset>) | undefined) {
    const facts = pictureFacts(asset);
    if (field.isSpread === true || (asset !== undefined && picture !== undefined)) return change(facts);
    const kept = Object.entries(facts).filter(([, value]) => value !== undefined);
    run(...setIn(now.current, path, asset === undefined ? undefined : (Object.fromEntries(kept) as JsonValue)));
  }
  const owner = { block: block.guid };
  if (picture === undefined) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <AssetField
          {...{ id, label, help, language, owner }}
          kind="image"
          hasNoWords
          value={[]}
          onChange={(choose) => put(choose([])[0])}
        />
      </Suspense>
    );
  }
  const { imageGuid, darkImageGuid, focalPoint, crop, width, height } = picture;
  const whole = { src: assetUrl(imageGuid, { width: 640 }), width, height };
  return (
    <Fieldset legend={label} help={help}>
      <FocalPointField
        picture={whole}
        value={focalPoint ?? null}
        onChange={(point) => change({ focalPoint: point === null ? undefined : { ...point } })}
      />
      <div className={styles.actions}>
        {canSeeLibrary && (
          <Button isCompact variant="quiet" onPress={() => setPicking(true)}>
            {t('editor.drawer.anotherPicture')}
          </Button>
        )}
        <Button isCompact variant="quiet" aria-expanded={isCropping} onPress={() => setCropping(!isCropping)}>
          {t('editor.drawer.cropPicture')}
        </Button>
        <Button isCompact variant="quiet" onPress={() => put(undefined)}>
          {t('editor.drawer.noPicture')}
        </Button>
      </div>
      {isCropping && (
        <CropField
          picture={whole}
          value={crop ?? null}
          onChange={(part) => change({ crop: part === null ? undefined : { ...part } })}
        />
      )}
      <OptionPictureWords picture={picture} onChange={change} path={path} />
      <Disclosure title={t('editor.drawer.darkPicture')} className={styles.fold}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <AssetField
            {...{ language, owner }}
            id={`${id}-dark`}
            kind="image"
            hasNoWords
            label={t('editor.drawer.darkPicture')}
            help={t('editor.drawer.darkPictureHelp')}
            value={darkImageGuid === undefined ? [] : [{ guid: darkImageGuid }]}
            onChange={(choose) => change({ darkImageGuid: choose([])[0]?.guid })}
          />
        </Suspense>
      </Disclosure>
      {isPicking && (
        <Suspense fallback={null}>
          <AssetPicker
            kind="image"
            isMany={false}
            current={imageGuid}
            owner={owner}
            onPick={([chosen]) => chosen && put(chosen)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </Fieldset>
  );
}
