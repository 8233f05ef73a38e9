import { useQuery } from '@tanstack/react-query';
import CropIcon from 'lucide-react/icons/crop';
import FileText from 'lucide-react/icons/file-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { checkFiles, type FileRules, type Refusal } from '#platform/web/ui/file-drop/file-rules.ts';
import { RefusedFiles } from '#platform/web/ui/file-drop/refused-files.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { assetUrl } from '../../contract/asset-url.ts';
import { readMedia } from '../../contract/media.endpoints.ts';
import styles from './asset-field.module.css';
import { CropField } from './crop-field.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import type { HeldAsset } from './held-asset.ts';

interface AssetRowProps {
  asset: HeldAsset;
  kind: 'image' | 'any';
  /** What is to be seen on it is asked here. */
  hasWords: boolean;
  /** And which part of it is shown. */
  hasCrop: boolean | 'part';
  language: Language;
  canSeeLibrary: boolean;
  /** Of the part that takes the focus when the file has just come. */
  focusId: string;
  rules: FileRules;
  /** Whether words are still to be given, or refused. */
  isAsked: boolean;
  onAsk(isAsked: boolean): void;
  onChange(changed: Partial<HeldAsset>): void;
  onPick(): void;
  onFile(file: File): void;
  onRemove(): void;
}

export const isDescribed = (text: StoredText | undefined): boolean =>
  Object.values(text?.$lang ?? {}).some((words) => words?.trim());

/** Twice what is shown, for sharp screens. */
const thumbnail = { width: 240 } as const;

/** One file that is there: what it is, what is to be seen on it, and the way to another or to none. */
export function AssetRow(props: AssetRowProps) {
  const { asset, kind, hasWords, hasCrop, canSeeLibrary, focusId, onChange, onPick, onRemove } = props;
  const { t } = useTranslation();
  const reading = useLanguage();
  const call = useCall();
  const input = { params: { guid: asset.guid } };
  // Its name is the library's to tell; who may not look there has what was kept of it.
  const {
    data: file,
    isError,
    isPending,
  } = useQuery({
    queryKey: [endpointUrl(readMedia, input)],
    queryFn: () => call(readMedia, input),
    enabled: canSeeLibrary,
  });
  const [isCropping, setCropping] = useState(false);
  const isImage = kind === 'image';
  const name = file?.name ?? asset.name ?? t(isImage ? 'assets.kinds.image' : 'assets.kinds.document');
  const byteSize = file?.byteSize ?? asset.byteSize;
  const isShown = isImage || (file?.mediaType ?? asset.mediaType ?? '').startsWith('image/');
  const isGone = isError || typeof file?.deletedAt === 'string';
  return (
    <li className={styles.row}>
      <span className={styles.frame}>
        {isShown ? (
          <img
            className={styles.picture}
            src={assetUrl(asset.guid, { ...thumbnail, crop: asset.crop })}
            alt=""
            decoding="async"
          />
        ) : (
          <Icon icon={FileText} size={28} />
        )}
      </span>
      <div className={styles.about}>
        <strong className={styles.name}>{name}</strong>
        {byteSize !== undefined && <span className={styles.note}>{formatFileSize(byteSize, reading)}</span>}
        {/* The room of what the library will tell. */}
        {byteSize === undefined && canSeeLibrary && isPending && <span className={styles.note}>{'\u00a0'}</span>}
        {isGone && <span className={styles.gone}>{t('assets.gone')}</span>}
        <div className={styles.actions}>
          {canSeeLibrary ? (
            <Button isCompact variant="quiet" icon={RefreshCw} id={hasWords ? undefined : focusId} onPress={onPick}>
              {t('assets.another')}
            </Button>
          ) : (
            <AnotherFile {...props} />
          )}
          {hasCrop !== false && (
            <Button
              isCompact
              variant="quiet"
              icon={CropIcon}
              aria-label={t('assets.cropOf', { name })}
              aria-expanded={isCropping}
              onPress={() => setCropping(!isCropping)}
            >
              {t('assets.cropShort')}
            </Button>
          )}
          <Button
            isCompact
            variant="quiet"
            icon={Trash2}
            aria-label={t('assets.takeAway', { name })}
            onPress={onRemove}
          >
            {t('assets.takeAwayShort')}
          </Button>
        </div>
      </div>
      {isCropping && <CropPart {...{ asset, hasCrop, onChange }} />}
      {hasWords && <Words {...props} />}
    </li>
  );
}

/** Wide enough to see what one cuts. */
const whole = { width: 640 } as const;

/** What is cut off views do not show, and what must stay in sight they keep where they cut more. */
function CropPart({ asset, hasCrop, onChange }: Pick<AssetRowProps, 'asset' | 'hasCrop' | 'onChange'>) {
  const { guid, width, height, crop, focalPoint } = asset;
  const picture = { src: assetUrl(guid, whole), width, height };
  return (
    <div className={styles.words}>
      <CropField
        picture={picture}
        value={crop ?? null}
        onChange={(part) => onChange({ crop: part === null ? undefined : { ...part } })}
      />
      {hasCrop !== 'part' && (
        <FocalPointField
          picture={picture}
          value={focalPoint ?? null}
          onChange={(point) => onChange({ focalPoint: point === null ? undefined : { ...point } })}
        />
      )}
    </div>
  );
}

function AnotherFile({ hasWords, focusId, rules, onFile }: AssetRowProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<Refusal[]>([]);
  function take(files: FileList | null) {
    const checked = checkFiles([...(files ?? [])], rules, 0);
    setRefused(checked.refused);
    const [file] = checked.accepted;
    if (file !== undefined) onFile(file);
  }
  return (
    <>
      <FileTrigger acceptedFileTypes={rules.accept ?? []} onSelect={take}>
        <Button isCompact variant="quiet" icon={RefreshCw} id={hasWords ? undefined : focusId}>
          {t('assets.another')}
        </Button>
      </FileTrigger>
      <RefusedFiles refused={refused} rules={rules} />
    </>
  );
}

/** Without words a picture counts as decoration; that is said, and not left to an empty field. */
function Words({ asset: { alt }, language, focusId, isAsked, onAsk, onChange }: AssetRowProps) {
  const { t } = useTranslation();
  const [typedBefore, setTypedBefore] = useState<StoredText>();
  const isDecorative = !isDescribed(alt) && !isAsked;
  return (
    <div className={styles.words}>
      {!isDecorative && (
        <TextField
          id={focusId}
          label={t('assets.altOf')}
          help={t(isDescribed(alt) ? 'assets.altHelp' : 'assets.altAsked')}
          {...inLanguage(language)}
          maxLength={500}
          value={alt?.$lang[language] ?? ''}
          onChange={(words) => {
            // Emptied by hand is not the same as chosen to be empty.
            onAsk(true);
            onChange({ alt: { $lang: { ...alt?.$lang, [language]: words } } });
          }}
        />
      )}
      <Checkbox
        {...(isDecorative ? { id: focusId } : {})}
        help={isDecorative ? t('assets.decorativeHelp') : undefined}
        isSelected={isDecorative}
        onChange={(isChosen) => {
          onAsk(!isChosen);
          if (isChosen) setTypedBefore(alt);
          onChange({ alt: isChosen ? { $lang: {} } : (typedBefore ?? { $lang: {} }) });
        }}
      >
        {t('assets.decorative')}
      </Checkbox>
    </div>
  );
}
