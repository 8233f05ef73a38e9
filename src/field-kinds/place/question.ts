import { z } from 'zod';
import { longestLine, oneLine } from '../kit/contract/plain-words.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';
import { readPoint } from './read-point.ts';
import { kilometresBetween } from './within.ts';

interface Place {
  address: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface PlaceSettings {
  /** Whether a map is offered, where the site has one. */
  hasMap: boolean;
  /** Where the map opens. */
  latitude: number;
  longitude: number;
  zoom: number;
  /** How far from there a point may lie; zero is anywhere. */
  withinKilometres: number;
}

/** The field that a map writes into; what it has can also be typed. */
export const pointPart = 'point';

/** Always with a point in it: two whole numbers could be a house and its floor. */
export const writePoint = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(6)} ${longitude.toFixed(6)}`;

const columnWords = {
  words: { nl: 'omschrijving', en: 'description' },
  latitude: { nl: 'breedtegraad', en: 'latitude' },
  longitude: { nl: 'lengtegraad', en: 'longitude' },
} as const;

/** Where something is: in words, as a point, or both. */
export default defineQuestion<Place, PlaceSettings>({
  kind: definition,
  group: 'amount',
  icon: 'map-pin',
  // The middle of the country, and all of it.
  defaults: { hasMap: true, latitude: 52.2, longitude: 5.3, zoom: 7, withinKilometres: 0 },
  limits: ['withinKilometres'],
  isIdle: (setting, { hasMap }) => setting === 'zoom' && !hasMap,
  example: { address: 'Kade 1, Vloedhaven' },
  fieldSettings: () => ({ tellsPoint: true }),
  vendors: ({ hasMap }) => (hasMap ? ['map-tiles'] : []),
  read(posted) {
    const line = oneLine(firstPosted(posted) ?? '');
    const typed = readPoint(line);
    if (typed !== undefined) return { address: '', ...typed };
    // Nobody types this one: what is no point was not put there by our map.
    const shown = readPoint(firstPosted(posted, pointPart) ?? '');
    return line === '' && shown === undefined ? undefined : { address: line, ...shown };
  },
  write({ address, latitude, longitude }) {
    const point = latitude === undefined || longitude === undefined ? undefined : writePoint({ latitude, longitude });
    if (address === '') return { '': [point ?? ''] };
    return { '': [address], ...(point !== undefined && { [pointPart]: [point] }) };
  },
  fault({ address, latitude, longitude }, { settings }) {
    // A schema would say so on the server alone.
    if (address.length > longestLine) return 'too-long';
    if (settings.withinKilometres === 0 || latitude === undefined || longitude === undefined) return undefined;
    return kilometresBetween(settings, { latitude, longitude }) > settings.withinKilometres ? 'too-far' : undefined;
  },
  faultValues: ({ settings: { withinKilometres } }) => ({ kilometres: withinKilometres }),
  operators: ['filled', 'empty', 'contains'],
  columns: () => [
    { part: 'words', label: columnWords.words },
    { part: 'latitude', label: columnWords.latitude },
    { part: 'longitude', label: columnWords.longitude },
  ],
  columnText({ address, latitude, longitude }, part) {
    if (part === 'words') return address;
    return String((part === 'latitude' ? latitude : longitude) ?? '');
  },
  chart: 'places',
  chartPart: 'address',
});

export const settings = () =>
  z.object({
    hasMap: z.boolean().default(true),
    latitude: z.number().min(-85).max(85).default(52.2),
    longitude: z.number().min(-180).max(180).default(5.3),
    zoom: z.number().int().min(3).max(18).default(7),
    withinKilometres: z.number().int().min(0).max(1000).default(0),
  });
