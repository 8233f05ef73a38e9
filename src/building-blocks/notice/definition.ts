import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

/** `now` is the accent: something that holds at this moment. */
export const noticeTones = ['info', 'success', 'warning', 'danger', 'now'] as const;
export const noticeVariants = ['box', 'bar'] as const;

export default defineBlock({
  name: 'Notice',
  group: 'content',
  icon: 'info',
  version: 1,
  needsOneOf: ['title', 'text'],
  options: z.object({
    tone: z.enum(noticeTones).default('info'),
    /** A bar is one strip over the whole width. */
    variant: z.enum(noticeVariants).default('box'),
    title: StoredText.default(emptyText),
    text: StoredRichText.default(emptyRichText),
  }),
  example: {
    tone: 'now',
    variant: 'bar',
    title: text('Vandaag:', 'Today:'),
    text: richText(
      [paragraph('de Havenbrug is dicht van 07.00 tot 16.00 uur. ', link('Bekijk de omleiding', '/havenbrug'))],
      [paragraph('the harbour bridge is closed from 07.00 to 16.00. ', link('See the diversion', '/havenbrug'))],
    ),
  },
  searchText: ({ title, text }, language) => readableText(language, [title, text]),
});
