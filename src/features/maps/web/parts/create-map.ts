import { divIcon, type Map as LeafletMap, latLngBounds, map as leafletMap, marker, tileLayer } from 'leaflet';
import type { Place } from '../../contract/places.ts';
import styles from './places-map.module.css';

export const lowestZoom = 3;
export const highestZoom = 18;
/** Where one place alone still has its street around it. */
const streetZoom = 15;

/** A map around these places. Its styles are set by script on elements, which the policy lets pass. */
export function createMap(
  element: HTMLElement,
  places: readonly Place[],
  tileUrl: string,
  onChoose: (number: number) => void,
): LeafletMap {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  const map = leafletMap(element, {
    // Drawn by us, in the reader's language and large enough.
    zoomControl: false,
    attributionControl: false,
    // One finger, and the wheel, go on scrolling the page; two fingers move the map.
    dragging: !isTouched,
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    minZoom: lowestZoom,
    maxZoom: highestZoom,
  });
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
