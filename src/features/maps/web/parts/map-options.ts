import type { MapOptions } from 'leaflet';

export const lowestZoom = 3;
export const highestZoom = 18;

/** What holds for every map of ours. */
export function mapOptions(): MapOptions {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return {
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
  };
}
