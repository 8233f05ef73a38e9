import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

const Marker = z.object({
  label: StoredText.default(emptyText),
  description: meaning(StoredText, 'several-lines').default(emptyText),
  address: z.string().trim().max(200).default(''),
  /** Without both it stands in the list and not on the map. */
  lat: z.number().min(-85).max(85).optional(),
  lng: z.number().min(-180).max(180).optional(),
  href: Href.optional(),
});

export default defineBlock({
  name: 'Map',
  group: 'content',
  icon: 'map',
  version: 1,
  needsOneOf: ['markers'],
  options: z.object({
    markers: z.array(Marker).max(200).default([]),
    height: z.enum(['low', 'medium', 'high']).default('medium'),
  }),
  example: {
    markers: [
      {
        label: text('Stadhuis', 'Town hall'),
        description: text('Open op werkdagen van 9 tot 17 uur.', 'Open on working days from 9 to 17.'),
        address: 'Kade 1, Vloedhaven',
        lat: 51.9225,
        lng: 4.4792,
        href: '/contact',
      },
      {
        label: text('Milieustraat', 'Recycling centre'),
        description: text('Neem een geldig legitimatiebewijs mee.', 'Bring a valid identity document.'),
        address: 'Dijkweg 20, Vloedhaven',
        lat: 51.9302,
        lng: 4.4951,
      },
    ],
  },
  vendors: ({ markers }) =>
    markers.some(({ lat, lng }) => lat !== undefined && lng !== undefined) ? ['map-tiles'] : [],
  searchText: ({ markers }, language) =>
    markers.flatMap(({ label, description, address }) => [
      ...readableText(language, [label]),
      ...(address === '' ? [] : [address]),
      ...readableText(language, [description]),
    ]),
});
