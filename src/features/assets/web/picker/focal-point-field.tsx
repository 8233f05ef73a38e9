import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { FocalPoint, MediaFile } from '../../contract/media.ts';
import styles from '../media/media.module.css';
import { mediaUrl } from '../media/media-thumbnail.tsx';

interface FocalPointFieldProps {
  file: MediaFile;
  value: FocalPoint | null;
  onChange: (value: FocalPoint | null) => void;
}

const middle: FocalPoint = { x: 50, y: 50 };
const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** What stays in sight when the picture is cropped: press the place, or move it with the arrow keys. */
export function FocalPointField({ file, value, onChange }: FocalPointFieldProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const point = value ?? middle;

  function press({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onChange({ x: within(point.x + step.x * far), y: within(point.y + step.y * far) });
  }

  const words = t('assets.focalAt', { x: point.x, y: point.y });
  return (
    <div className={styles.focal}>
      <p className={styles.label}>{t('assets.focal')}</p>
      <p id={helpId} className={styles.help}>
        {t('assets.focalHelp')}
      </p>
      <button
        type="button"
        className={styles.focalButton}
        aria-label={words}
        aria-describedby={helpId}
        onPointerDown={press}
        onKeyDown={move}
      >
        <img
          src={mediaUrl(file, { width: 640 })}
          alt=""
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        <svg className={styles.focalMark} aria-hidden="true">
          <circle className={styles.focalRing} cx={`${point.x}%`} cy={`${point.y}%`} r="14" />
          <circle className={styles.focalDot} cx={`${point.x}%`} cy={`${point.y}%`} r="3" />
        </svg>
      </button>
      <p className="visually-hidden" role="status">
        {value === null ? '' : words}
      </p>
      {value !== null && (
        <Button isCompact variant="quiet" onPress={() => onChange(null)}>
          {t('assets.focalReset')}
        </Button>
      )}
    </div>
  );
}
