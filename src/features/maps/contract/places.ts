/** What is drawn of a marker, in the reader's language. */
export interface Place {
  /** As it stands in the list, from 1. */
  number: number;
  label: string;
  lat: number;
  lng: number;
}

interface Marked {
  label: { value: string };
  lat?: number | undefined;
  lng?: number | undefined;
}

/** The markers that have a place on the map, each with its number in the list. */
export const placesOf = (markers: readonly Marked[]): Place[] =>
  markers.flatMap(({ label, lat, lng }, index) =>
    lat === undefined || lng === undefined ? [] : [{ number: index + 1, label: label.value, lat, lng }],
  );
