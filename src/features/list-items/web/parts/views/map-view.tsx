import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useBlockConsent } from '#features/consent/web/parts/use-block-consent.ts';
import { type Place, placesOf } from '#features/maps/contract/places.ts';
import { mapTexts } from '#features/maps/web/parts/map-texts.ts';
import { asPlace, type PlaceValue } from '#field-kinds/kit/web/read-values.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import { ItemBox } from '../item/item-box.tsx';
import { Description } from '../item/item-picture.tsx';
import { ItemTitle } from '../item/item-title.tsx';
import type { ItemViewProps } from './item-view.ts';
import styles from './map-view.module.css';

/** Fetched by the lists that are maps alone. */
const PlacesMap = lazy(async () => ({ default: (await import('#features/maps/web/parts/places-map.tsx')).PlacesMap }));

/** The first place among an item's fields. */
const placeOf = ({ fields }: ListItem): PlaceValue | undefined =>
  Object.values(fields)
    .map(asPlace)
    .find((place) => place !== undefined && (place.address !== '' || place.latitude !== undefined));

const onMap = (items: readonly ListItem[]): Place[] =>
  placesOf(
    items.map((item) => {
      const place = placeOf(item);
      return { label: { value: item.title }, lat: place?.latitude, lng: place?.longitude };
    }),
  );

/** Where things are: each with its address, numbered as on the map above where the platform has one. */
export function MapView({ items, look, level }: ItemViewProps) {
  useViewTexts(mapTexts);
  const { settings } = useBlockConsent();
  // A map needs a script; until it runs there is the list.
  const isAlive = useIsAlive();
  const [{ chosen, isByPin }, setState] = useState<{ chosen?: number; isByPin: boolean }>({ isByPin: false });
  const choosePin = useCallback((number: number) => setState({ chosen: number, isByPin: true }), []);
  const list = useRef<HTMLDivElement>(null);
  const places = onMap(items);
  const hasMap = isAlive && settings.mapTileUrl !== '' && places.length > 0;
  // A pin leads to its row, which may be out of sight.
  useEffect(() => {
    if (isByPin && chosen !== undefined) {
      list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [isByPin, chosen]);
  return (
    <div ref={list} className={styles.view}>
      {hasMap && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <PlacesMap places={places} height="medium" chosen={chosen} onChoose={choosePin} />
        </Suspense>
      )}
      <PlainList className={styles.places}>
        {items.map((item, index) => {
          const number = index + 1;
          const isOnMap = hasMap && places.some((place) => place.number === number);
          return (
            <ItemBox key={item.guid} item={item} className={styles.box}>
              <div
                className={classNames(styles.place, chosen === number && styles.chosen)}
                data-chosen={chosen === number ? '' : undefined}
              >
                <Mark
                  item={item}
                  number={isOnMap ? number : undefined}
                  isChosen={chosen === number}
                  onChoose={() => setState({ chosen: number, isByPin: false })}
                />
                <div className={styles.words}>
                  <ItemTitle item={item} level={level} />
                  {look.showDescription && <Description item={item} />}
                  <Address place={placeOf(item)} />
                </div>
              </div>
            </ItemBox>
          );
        })}
      </PlainList>
    </div>
  );
}

interface MarkProps {
  item: ListItem;
  /** On the map; without one there is nothing to show there. */
  number: number | undefined;
  isChosen: boolean;
  onChoose(): void;
}

function Mark({ item, number, isChosen, onChoose }: MarkProps) {
  const { t } = useTranslation();
  if (number === undefined) return <Icon icon={MapPin} size={28} className={styles.pin} />;
  return (
    <button
      type="button"
      className={styles.number}
      aria-pressed={isChosen}
      aria-label={`${number}. ${t('maps.show', { title: item.title })}`}
      onClick={onChoose}
    >
      {number}
    </button>
  );
}

function Address({ place }: { place: PlaceValue | undefined }) {
  const { t } = useTranslation();
  return <p className={styles.address}>{place?.address || t('blocks.kit.list.noPlace')}</p>;
}
