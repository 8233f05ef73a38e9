import { z } from 'zod';
import { httpsHost } from '#features/consent/contract/embed-host.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'Embed',
  group: 'content',
  icon: 'app-window',
  version: 1,
  needsOneOf: ['url'],
  options: z.object({
    /** Over https, of a host that the platform allows (setting `embedAllowedHosts`). */
    url: z.string().trim().max(2000).default(''),
    /** What the frame shows, for whoever cannot see it. */
    title: StoredText.default(emptyText),
    /** Steps, because a page has no styles of its own (docs/decisions/0008). */
    height: z.enum(['low', 'medium', 'high', 'wide']).default('medium'),
  }),
  example: {
    url: 'https://www.openstreetmap.org/export/embed.html?bbox=4.47,51.91,4.49,51.93',
    title: text('Kaart van de haven', 'Map of the harbour'),
    height: 'wide',
  },
  vendors: ({ url }) => {
    const host = httpsHost(url);
    return host === undefined ? [] : [`embed:${host}`];
  },
  searchText: ({ title }, language) => readableText(language, [title]),
});
