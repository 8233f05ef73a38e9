import LocateFixed from 'lucide-react/icons/locate-fixed';
import { use, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { type MapPoint, QuestionMapContext } from '../kit/web/question-map-context.ts';
import styles from './place.module.css';
import { type PlaceSettings, writePoint } from './question.ts';
import { readPoint } from './read-point.ts';

interface PointPickerProps {
  /** Of the hidden field that has the point. */
  name: string;
  before: string;
  label: string;
  /** Of the field for words, which takes the focus when there is nothing left to take away. */
  typedId: string;
  settings: PlaceSettings;
}

/** A metre or so: more than a telephone knows. */
const decimals = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));
const longestWait = 20_000;

type Seeking = 'asking' | 'refused' | 'unknown';

/** A point by the map, or where one is now. It is told in words; whoever wants neither describes the place above it. */
export function PointPicker({ name, before, label, typedId, settings }: PointPickerProps) {
  const { t } = useTranslation();
  const drawMap = use(QuestionMapContext);
  const field = useRef<HTMLInputElement>(null);
  const [point, setPoint] = useState<MapPoint | undefined>(() => readPoint(before));
  const [seeking, setSeeking] = useState<Seeking>();
  const told = usePointWords(point);
  const written = point === undefined ? '' : writePoint(point);

  // The form hears of it as of anything that is typed.
  const heard = useRef(before);
  useEffect(() => {
    if (heard.current === written) return;
    heard.current = written;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [written]);

  function put(next: MapPoint | undefined): void {
    setSeeking(undefined);
    setPoint(next && { latitude: rounded(next.latitude), longitude: rounded(next.longitude) });
    // A point that was typed as words would go before this one.
    const typed = document.getElementById(typedId);
    if (typed instanceof HTMLInputElement && readPoint(typed.value) !== undefined) typed.value = '';
  }

  function seek(): void {
    setSeeking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put(coords),
      (error) => setSeeking(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: longestWait },
    );
  }

  function remove(): void {
    put(undefined);
    document.getElementById(typedId)?.focus();
  }

  const { latitude, longitude, zoom, withinKilometres, hasMap } = settings;
  const centre = { latitude, longitude };
  return (
    <div className={styles.picker}>
      <input ref={field} type="hidden" name={name} value={written} />
      {hasMap && drawMap?.({ label, point, onPoint: put, centre, zoom, withinKilometres })}
      <div className={styles.actions}>
        {'geolocation' in navigator && (
          <PlainButton
            variant="secondary"
            icon={LocateFixed}
            aria-disabled={seeking === 'asking' || undefined}
            onClick={() => seeking !== 'asking' && seek()}
          >
            {t('fields.ask.placeHere')}
          </PlainButton>
        )}
        {point !== undefined && (
          <PlainButton variant="quiet" onClick={remove}>
            {t('fields.ask.placeRemove')}
          </PlainButton>
        )}
      </div>
      <p role="status" className={styles.told}>
        {seeking === undefined ? told : t(`fields.ask.placeSeeking.${seeking}`)}
      </p>
    </div>
  );
}

function usePointWords(point: MapPoint | undefined): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (point === undefined) return '';
  const degrees = (value: number) =>
    formatNumber(Math.abs(value), language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const { latitude, longitude } = point;
  return t('fields.ask.placePoint', {
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    north: t(latitude < 0 ? 'fields.ask.placeSouth' : 'fields.ask.placeNorth'),
    east: t(longitude < 0 ? 'fields.ask.placeWest' : 'fields.ask.placeEast'),
  });
}
