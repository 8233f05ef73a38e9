import { divIcon, type Map as LeafletMap, latLngBounds, map as leafletMap, marker, tileLayer } from 'leaflet';
import type { Place } from '../../contract/places.ts';
import { highestZoom, lowestZoom, mapOptions } from './map-options.ts';
import styles from './places-map.module.css';

/** Where one place alone still has its street around it. */
const streetZoom = 15;

/** A map around these places. Its styles are set by script on elements, which the policy lets pass. */
export function createMap(
  element: HTMLElement,
  places: readonly Place[],
  tileUrl: string,
  onChoose: (number: number) => void,
): LeafletMap {
  const map = leafletMap(element, mapOptions());
  const bounds = latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
  map.fitBounds(bounds, { padding: [48, 48], maxZoom: streetZoom, animate: false });
  tileLayer(tileUrl, { maxZoom: highestZoom, minZoom: lowestZoom }).addTo(map);
  for (const place of places) addMarker(map, place, onChoose);
  return map;
}

function addMarker(map: LeafletMap, { number, label, lat, lng }: Place, onChoose: (number: number) => void): void {
  const pin = document.createElement('span');
  pin.className = styles.pin ?? '';
  pin.textContent = String(number);
  const icon = divIcon({ className: styles.marker ?? '', html: pin, iconSize: [44, 44], iconAnchor: [22, 44] });
  const placed = marker([lat, lng], { icon, riseOnHover: true }).addTo(map);
  placed.on('click', () => onChoose(number));
  const element = placed.getElement();
  element?.setAttribute('aria-label', `${number}. ${label}`);
  // The library calls it a button, and listens to the pointer alone.
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(number);
  });
}
