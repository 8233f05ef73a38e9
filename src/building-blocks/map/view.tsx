import { useState } from 'react';
import { useBlockConsent } from '#features/consent/web/parts/use-block-consent.ts';
import { placesOf } from '#features/maps/contract/places.ts';
import { mapTexts } from '#features/maps/web/parts/map-texts.ts';
import { PlacesMap } from '#features/maps/web/parts/places-map.tsx';
import { isFilled } from '#platform/web/content/localized.tsx';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import { PlaceList } from './place-list.tsx';
import styles from './view.module.css';

export const isInteractive = true;
export const texts = mapTexts;

/** The places as a list, for everyone; above it the map, where the platform has one and the reader lets it load. */
export default function MapView({ options }: BlockViewProps<typeof definition>) {
  const { settings } = useBlockConsent();
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const named = options.markers.filter(({ label }) => isFilled(label));
  if (named.length === 0) return null;
  const places = placesOf(named);
  const hasMap = settings.mapTileUrl !== '' && places.length > 0;
  return (
    <div className={styles.map}>
      {hasMap && <PlacesMap places={places} height={options.height} chosen={chosen} onChoose={setChosen} />}
      <PlaceList markers={named} chosen={chosen} isNumbered={hasMap} />
    </div>
  );
}
