import 'leaflet/dist/leaflet.css';
import type { Map as LeafletMap } from 'leaflet';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import type { Place } from '../../contract/places.ts';
import { createMap } from './create-map.ts';
import { MapAttribution } from './map-attribution.tsx';
import { highestZoom, lowestZoom } from './map-options.ts';
import styles from './places-map.module.css';

interface MapCanvasProps {
  places: readonly Place[];
  tileUrl: string;
  attribution: { text: string; url: string };
  chosen: number | undefined;
  onChoose(number: number): void;
}

/** The map itself, fetched with its library when it is shown. */
export default function MapCanvas({ places, tileUrl, attribution, chosen, onChoose }: MapCanvasProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap | undefined>(undefined);
  const [zoom, setZoom] = useState<number | undefined>(undefined);
  const hintId = useId();
  // The same places, however often the block around it is drawn.
  const key = JSON.stringify(places);
  useEffect(() => {
    if (ref.current === null) return;
    const made = createMap(ref.current, JSON.parse(key) as Place[], tileUrl, onChoose);
    made.on('zoomend', () => setZoom(made.getZoom()));
    setZoom(made.getZoom());
    map.current = made;
    return () => {
      map.current = undefined;
      made.remove();
    };
  }, [key, tileUrl, onChoose]);
  const place = places.find(({ number }) => number === chosen);
  const lat = place?.lat;
  const lng = place?.lng;
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) map.current?.panTo([lat, lng]);
  }, [lat, lng]);
  return (
    <div className={styles.canvas}>
      {/* The library makes it reachable by keyboard: the arrow keys move the map. */}
      <section
        ref={ref}
        className={styles.tiles}
        aria-label={t('maps.region', { count: places.length })}
        aria-describedby={hintId}
      />
      <p id={hintId} className="visually-hidden">
        {t('maps.hint')}
      </p>
      <div className={styles.zoom}>
        <PlainButton
          icon={Plus}
          label={t('maps.zoomIn')}
          aria-disabled={zoom === highestZoom}
          onClick={() => map.current?.zoomIn()}
        />
        <PlainButton
          icon={Minus}
          label={t('maps.zoomOut')}
          aria-disabled={zoom === lowestZoom}
          onClick={() => map.current?.zoomOut()}
        />
      </div>
      <p role="status" className={place === undefined ? 'visually-hidden' : styles.chosen}>
        {place !== undefined && `${place.number}. ${place.label}`}
      </p>
      <MapAttribution {...attribution} />
    </div>
  );
}
