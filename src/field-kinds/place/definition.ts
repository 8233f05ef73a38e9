import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

interface Place {
  address: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** An address, a point on the map, or both. */
export default defineFieldKind<Place>({
  name: 'place',
  uses: ['item', 'form'],
  order: 130,
  inputTypes: ['place'],
  example: { value: { address: 'Kade 1, Vloedhaven', latitude: 52.1, longitude: 4.3 } },
  isEmpty: ({ address, latitude }) => address.trim() === '' && latitude === undefined,
  // A point without an address reads as it can be typed.
  texts({ address, latitude, longitude }, { tellsPoint }) {
    if (latitude === undefined || longitude === undefined) return inOneLanguage(address);
    const point = `${latitude}, ${longitude}`;
    if (address === '') return inOneLanguage(point);
    return inOneLanguage(tellsPoint ? `${address} (${point})` : address);
  },
  filter: {
    words: ({ address }) => [address.trim().toLowerCase()],
    typed: (text) => text.toLowerCase(),
  },
  fromText: (text) => ({ address: text }),
});

export const schema = () =>
  z.object({
    address: z.string().max(300).default(''),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  });
