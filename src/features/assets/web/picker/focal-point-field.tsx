import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { FocalPoint } from '../../contract/media.ts';
import styles from '../media/media.module.css';
import { useTold } from './use-told.ts';

interface FocalPointFieldProps {
  picture: { src: string; width?: number | undefined; height?: number | undefined };
  value: FocalPoint | null;
  /** Once for a whole way: when the pointer or the key is let go. */
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

const samePoint = (one: FocalPoint, other: FocalPoint) => one.x === other.x && one.y === other.y;

/** What stays in sight when the picture is cropped: drag it there, press the place, or move it with the arrow keys. */
export function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const [moved, setMoved] = useState<FocalPoint>();
  const [shown, tell] = useTold(value ?? middle, samePoint);
  const point = moved ?? shown;

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setMoved({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }

  function press(event: PointerEvent<HTMLButtonElement>) {
    // Off the picture too, until it is let go.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag(event);
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    setMoved({ x: within(point.x + step.x * far), y: within(point.y + step.y * far) });
  }

  function letGo() {
    if (moved === undefined) return;
    setMoved(undefined);
    if (value !== null && samePoint(moved, shown)) return;
    tell(moved);
    onChange(moved);
  }

  function reset() {
    tell(middle);
    onChange(null);
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
        onPointerMove={(event) => moved !== undefined && event.buttons > 0 && drag(event)}
        onPointerUp={letGo}
        onKeyDown={move}
        onKeyUp={letGo}
        onBlur={letGo}
      >
        <img src={picture.src} alt="" width={picture.width} height={picture.height} draggable={false} />
        <svg className={styles.focalMark} aria-hidden="true">
          <circle className={styles.focalRing} cx={`${point.x}%`} cy={`${point.y}%`} r="14" />
          <circle className={styles.focalDot} cx={`${point.x}%`} cy={`${point.y}%`} r="3" />
        </svg>
      </button>
      <p className="visually-hidden" role="status">
        {value === null && moved === undefined ? '' : words}
      </p>
      {value !== null && (
        <Button isCompact variant="quiet" onPress={reset}>
          {t('assets.focalReset')}
        </Button>
      )}
    </div>
  );
}
