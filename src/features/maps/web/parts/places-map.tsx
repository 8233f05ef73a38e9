import { lazy, Suspense } from 'react';
import { areTilesForeign } from '#features/consent/contract/map-tiles.ts';
import { ConsentGate } from '#features/consent/web/parts/consent-gate.tsx';
import { useBlockConsent } from '#features/consent/web/parts/use-block-consent.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import type { Place } from '../../contract/places.ts';
import { MapStage } from './map-stage.tsx';
import { mapTexts } from './map-texts.ts';

const MapCanvas = lazy(() => import('./map-canvas.tsx'));

interface PlacesMapProps {
  places: readonly Place[];
  height: 'low' | 'medium' | 'high';
  /** The number of the place that was chosen, on the map or beside it. */
  chosen: number | undefined;
  onChoose(number: number): void;
}

/** The map, where the platform has one and the reader lets it load; whoever draws it has the same places as a list. */
export function PlacesMap({ places, height, chosen, onChoose }: PlacesMapProps) {
  useViewTexts(mapTexts);
  const { settings, mapAttribution } = useBlockConsent();
  const canvas = (
    <Suspense fallback={null}>
      <MapCanvas
        places={places}
        tileUrl={settings.mapTileUrl}
        attribution={mapAttribution}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Suspense>
  );
  if (areTilesForeign(settings)) {
    return (
      <ConsentGate vendor="map-tiles" shape={height}>
        {canvas}
      </ConsentGate>
    );
  }
  return <MapStage height={height}>{canvas}</MapStage>;
}
