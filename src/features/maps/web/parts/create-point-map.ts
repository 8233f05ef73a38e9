import { divIcon, latLng, map as leafletMap, type Marker, marker, tileLayer } from 'leaflet';
import type { AskedMap, MapPoint } from '#field-kinds/kit/web/question-map-context.ts';
import { highestZoom, lowestZoom, mapOptions } from './map-options.ts';
import styles from './places-map.module.css';

export interface PointMapHandle {
  show(point: MapPoint | undefined): void;
  /** So many dots on the screen further, to the right and down. */
  moved(point: MapPoint, right: number, down: number): MapPoint;
  centre(): MapPoint;
  zoom(): number;
  zoomBy(steps: number): void;
  remove(): void;
}

type Made = Pick<AskedMap, 'centre' | 'zoom' | 'withinKilometres'> & {
  tileUrl: string;
  onPoint(point: MapPoint): void;
  onZoom(zoom: number): void;
};

/** Where one point alone still has its street around it. */
const streetZoom = 16;
const pointOf = ({ lat, lng }: { lat: number; lng: number }): MapPoint => ({ latitude: lat, longitude: lng });

/** A map with one point, which a click or a tap puts there and which can be dragged. */
export function createPointMap(element: HTMLElement, options: Made): PointMapHandle {
  const { centre, zoom, withinKilometres, tileUrl, onPoint, onZoom } = options;
  const middle = latLng(centre.latitude, centre.longitude);
  // The arrow keys move the point, which is for who draws this to say.
  const map = leafletMap(element, { ...mapOptions(), keyboard: false });
  map.setView(middle, zoom, { animate: false });
  if (withinKilometres > 0) map.setMaxBounds(middle.toBounds(withinKilometres * 2000).pad(0.5));
  tileLayer(tileUrl, { maxZoom: highestZoom, minZoom: lowestZoom }).addTo(map);
  map.on('click', ({ latlng }) => onPoint(pointOf(latlng.wrap())));
  map.on('zoomend', () => onZoom(map.getZoom()));
  const pin = document.createElement('span');
  pin.className = styles.drop ?? '';
  const icon = divIcon({ className: styles.marker ?? '', html: pin, iconSize: [44, 44], iconAnchor: [22, 44] });
  let shown: Marker | undefined;

  return {
    show(point) {
      if (point === undefined) {
        shown?.remove();
        shown = undefined;
        return;
      }
      const at = latLng(point.latitude, point.longitude);
      if (shown === undefined) {
        const placed = marker(at, { icon, draggable: true, keyboard: false, interactive: true }).addTo(map);
        placed.on('dragend', () => onPoint(pointOf(placed.getLatLng().wrap())));
        placed.getElement()?.setAttribute('aria-hidden', 'true');
        shown = placed;
      } else {
        shown.setLatLng(at);
      }
      if (map.getBounds().pad(-0.1).contains(at)) return;
      map.setView(at, Math.max(map.getZoom(), Math.min(streetZoom, highestZoom)), { animate: false });
    },
    moved(point, right, down) {
      const from = map.latLngToContainerPoint([point.latitude, point.longitude]);
      return pointOf(map.containerPointToLatLng(from.add([right, down])).wrap());
    },
    centre: () => pointOf(map.getCenter().wrap()),
    zoom: () => map.getZoom(),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove: () => map.remove(),
  };
}
