import { z } from 'zod';
import { longestLine, oneLine } from '../kit/contract/plain-words.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';
import { readPoint } from './read-point.ts';

interface Place {
  address: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Where something is, in words or as a point: what a map would give can also be typed. */
export default defineQuestion<Place, object>({
  kind: definition,
  group: 'amount',
  icon: 'map-pin',
  defaults: {},
  example: { address: 'Kade 1, Vloedhaven' },
  read(posted) {
    const typed = firstPosted(posted);
    if (typed === undefined) return undefined;
    const line = oneLine(typed);
    const point = readPoint(line);
    return point === undefined ? { address: line } : { address: '', ...point };
  },
  write: ({ address, latitude, longitude }) => ({ '': [address === '' ? `${latitude} ${longitude}` : address] }),
  // A schema would say so on the server alone.
  fault: ({ address }) => (address.length > longestLine ? 'too-long' : undefined),
  operators: ['filled', 'empty', 'contains'],
  chart: 'places',
  chartPart: 'address',
});

export const settings = () => z.object({});
