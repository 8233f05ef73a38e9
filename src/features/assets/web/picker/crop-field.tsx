import { useId, useState } from 'react';
import { type Crop, isWhole, wholePicture } from '#platform/contract/files/crop.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { cropInRatio, cropRatio, sameCrop } from '../../contract/crop-moves.ts';
import styles from './crop-field.module.css';
import { type CropMoves, useCropMoves } from './use-crop-moves.ts';
import { useTold } from './use-told.ts';

interface CropFieldProps {
  picture: { src: string; width?: number | undefined; height?: number | undefined };
  value: Crop | null;
  /** Once for a whole way: when the pointer or the key is let go. Nothing for the whole picture. */
  onChange: (value: Crop | null) => void;
}

const ratios = { free: undefined, '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const;
type RatioName = keyof typeof ratios;
const ratioNames = Object.keys(ratios) as RatioName[];

/** Which part of a picture is shown: drag it, drag a corner, draw another, or move and size it with keys. */
export function CropField({ picture, value, onChange }: CropFieldProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const [ratioName, setRatioName] = useState<RatioName>('free');
  const [natural, setNatural] = useState({ width: picture.width ?? 1, height: picture.height ?? 1 });
  const ratio = ratios[ratioName];
  const [shown, tell] = useTold(value ?? wholePicture, sameCrop);
  const keep = (crop: Crop) => {
    if (sameCrop(crop, shown)) return;
    tell(crop);
    onChange(isWhole(crop) ? null : crop);
  };
  const { crop, isMoving, handlers } = useCropMoves({
    value: shown,
    ratio: ratio && cropRatio(ratio, natural),
    onLetGo: keep,
  });
  const choose = (name: RatioName) => {
    setRatioName(name);
    const chosen = ratios[name];
    if (chosen !== undefined) keep(cropInRatio(crop, cropRatio(chosen, natural)));
  };
  const percent = (thousandths: number) => Math.round(thousandths / 10);
  const words = t('assets.cropAt', {
    width: percent(crop.width),
    height: percent(crop.height),
    x: percent(crop.x),
    y: percent(crop.y),
  });
  return (
    <div className={styles.field}>
      <p className={styles.label}>{t('assets.crop')}</p>
      <p id={helpId} className={styles.help}>
        {t('assets.cropHelp')}
      </p>
      <SegmentedControl
        label={t('assets.cropRatio')}
        segments={ratioNames.map((id) => ({ id, label: id === 'free' ? t('assets.cropFree') : id }))}
        value={ratioName}
        onChange={choose}
      />
      <CropFrame {...{ crop, handlers, words, helpId, picture }} onSize={setNatural} />
      <p className="visually-hidden" role="status">
        {value === null && !isMoving ? '' : words}
      </p>
      {value !== null && (
        <Button isCompact variant="quiet" onPress={() => keep(wholePicture)}>
          {t('assets.cropReset')}
        </Button>
      )}
    </div>
  );
}

interface CropFrameProps extends Pick<CropFieldProps, 'picture'>, Pick<CropMoves, 'crop' | 'handlers'> {
  words: string;
  helpId: string;
  onSize(size: { width: number; height: number }): void;
}

/** The whole picture, with a shade over what is cut off. It is drawn by attributes: a style of its own would be refused. */
function CropFrame({ crop, handlers, words, helpId, picture, onSize }: CropFrameProps) {
  const { x, y, width, height } = crop;
  const [right, bottom] = [x + width, y + height];
  return (
    <button type="button" className={styles.button} aria-label={words} aria-describedby={helpId} {...handlers}>
      <img
        src={picture.src}
        alt=""
        width={picture.width}
        height={picture.height}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalWidth > 0 && onSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      <svg className={styles.frame} aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path className={styles.shade} fillRule="evenodd" d={`M0 0H1000V1000H0ZM${x} ${y}H${right}V${bottom}H${x}Z`} />
        <rect className={styles.edge} {...{ x, y, width, height }} />
      </svg>
      <svg className={styles.frame} aria-hidden="true">
        {[x, right].flatMap((across) =>
          [y, bottom].map((down) => (
            <circle
              key={`${across} ${down}`}
              className={styles.corner}
              cx={`${across / 10}%`}
              cy={`${down / 10}%`}
              r="7"
            />
          )),
        )}
      </svg>
    </button>
  );
}
