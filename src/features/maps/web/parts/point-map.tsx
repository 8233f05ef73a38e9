import { lazy, Suspense } from 'react';
import { areTilesForeign } from '#features/consent/contract/map-tiles.ts';
import { ConsentGate } from '#features/consent/web/parts/consent-gate.tsx';
import { useBlockConsent } from '#features/consent/web/parts/use-block-consent.ts';
import type { AskedMap } from '#field-kinds/kit/web/question-map-context.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { MapStage } from './map-stage.tsx';
import { mapTexts } from './map-texts.ts';

const PointCanvas = lazy(() => import('./point-canvas.tsx'));

/** A map to put a point on, where the platform has one and the reader lets it load; nothing where it has none. */
export function PointMap(asked: AskedMap) {
  useViewTexts(mapTexts);
  const { settings, mapAttribution } = useBlockConsent();
  if (settings.mapTileUrl === '') return null;
  const canvas = (
    <Suspense fallback={null}>
      <PointCanvas {...asked} tileUrl={settings.mapTileUrl} attribution={mapAttribution} />
    </Suspense>
  );
  if (areTilesForeign(settings)) {
    return (
      <ConsentGate vendor="map-tiles" shape="medium" name={asked.label}>
        {canvas}
      </ConsentGate>
    );
  }
  return <MapStage height="medium">{canvas}</MapStage>;
}
