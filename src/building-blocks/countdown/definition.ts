import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export const countdownSteps = ['days', 'minutes', 'seconds'] as const;

export default defineBlock({
  name: 'Countdown',
  group: 'content',
  icon: 'hourglass',
  version: 1,
  needsOneOf: ['until'],
  options: z.object({
    until: z.iso.datetime().optional(),
    /** What happens then. */
    label: StoredText.default(emptyText),
    precision: z.enum(countdownSteps).default('minutes'),
    /** In the place of the figures once the moment has come; without it the block is gone. */
    after: StoredText.default(emptyText),
  }),
  example: {
    until: '2026-12-01T19:00:00Z',
    label: text('U kunt ideeën insturen tot', 'You can send ideas until'),
    after: text('De termijn is voorbij. Bedankt voor alle ideeën!', 'The period is over. Thank you for all the ideas!'),
  },
  searchText: ({ label, after }, language) => readableText(language, [label, after]),
  changesAt: ({ until }, now) => {
    const moment = until === undefined ? undefined : new Date(until);
    return moment !== undefined && moment > now ? moment : undefined;
  },
});
