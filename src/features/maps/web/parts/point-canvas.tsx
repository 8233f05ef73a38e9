import 'leaflet/dist/leaflet.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AskedMap } from '#field-kinds/kit/web/question-map-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { createPointMap, type PointMapHandle } from './create-point-map.ts';
import { MapAttribution } from './map-attribution.tsx';
import { highestZoom, lowestZoom } from './map-options.ts';
import styles from './places-map.module.css';

interface PointCanvasProps extends AskedMap {
  tileUrl: string;
  attribution: { text: string; url: string };
}

const smallStep = 10;
const largeStep = 80;
const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const putKeys = new Set(['Enter', ' ']);
const removeKeys = new Set(['Delete', 'Backspace']);
const zoomKeys: Partial<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** By mouse, by finger and by keys: a first key puts the point in the middle, arrows move it. Whoever asks tells where it is. */
export default function PointCanvas(props: PointCanvasProps) {
  const { label, point, onPoint, centre, zoom: startZoom, withinKilometres, tileUrl, attribution } = props;
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const map = useRef<PointMapHandle | undefined>(undefined);
  const [zoom, setZoom] = useState(startZoom);
  const hintId = useId();
  // The newest one, for a map that is made once.
  const put = useRef(onPoint);
  const now = useRef(point);
  useEffect(() => {
    put.current = onPoint;
    now.current = point;
    map.current?.show(point);
  }, [onPoint, point]);
  const { latitude, longitude } = centre;
  useEffect(() => {
    if (ref.current === null) return;
    const made = createPointMap(ref.current, {
      centre: { latitude, longitude },
      zoom: startZoom,
      withinKilometres,
      tileUrl,
      onPoint: (chosen) => put.current(chosen),
      onZoom: setZoom,
    });
    made.show(now.current);
    setZoom(made.zoom());
    map.current = made;
    return () => {
      map.current = undefined;
      made.remove();
    };
  }, [latitude, longitude, startZoom, withinKilometres, tileUrl]);

  function press(event: KeyboardEvent): void {
    const handle = map.current;
    if (handle === undefined || event.target !== ref.current) return;
    const { key, shiftKey } = event;
    const step = steps[key];
    const zoomStep = zoomKeys[key];
    if (zoomStep !== undefined) handle.zoomBy(zoomStep);
    else if (removeKeys.has(key)) onPoint(undefined);
    else if (step !== undefined && point !== undefined) {
      const size = shiftKey ? largeStep : smallStep;
      onPoint(handle.moved(point, step[0] * size, step[1] * size));
    } else if (step !== undefined || putKeys.has(key)) onPoint(point ?? handle.centre());
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.canvas}>
      {/* An application: a screen reader hands the arrow keys on to it. */}
      <div
        ref={ref}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys below move the point
        tabIndex={0}
        className={styles.tiles}
        aria-label={t('maps.pointRegion', { label })}
        aria-describedby={hintId}
        onKeyDown={press}
      />
      <p id={hintId} className="visually-hidden">
        {t('maps.pointHint')}
      </p>
      <div className={styles.zoom}>
        <PlainButton
          icon={Plus}
          label={t('maps.zoomIn')}
          aria-disabled={zoom >= highestZoom}
          onClick={() => map.current?.zoomBy(1)}
        />
        <PlainButton
          icon={Minus}
          label={t('maps.zoomOut')}
          aria-disabled={zoom <= lowestZoom}
          onClick={() => map.current?.zoomBy(-1)}
        />
      </div>
      <MapAttribution {...attribution} />
    </div>
  );
}
