import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export const columnAligns = ['start', 'center', 'end'] as const;

const Column = z.object({ title: StoredText.default(emptyText), align: z.enum(columnAligns).default('start') });
const Cell = z.object({ text: StoredText.default(emptyText) });

export default defineBlock({
  name: 'Table',
  group: 'content',
  icon: 'table',
  version: 1,
  needsOneOf: ['rows'],
  options: z.object({
    caption: StoredText.default(emptyText),
    columns: z.array(Column).max(20).default([]),
    /** A row that is too short is filled up, one that is too long is cut off. */
    rows: z
      .array(z.object({ cells: z.array(Cell).max(20).default([]) }))
      .max(500)
      .default([]),
    hasHeaderRow: z.boolean().default(true),
    /** The first cell of a row says what the row is about. */
    hasHeaderColumn: z.boolean().default(true),
    isSortable: z.boolean().default(false),
  }),
  example: {
    caption: text('Tarieven voor een paspoort', 'Fees for a passport'),
    columns: [
      { title: text('Document', 'Paper') },
      { title: text('Geldig', 'Valid') },
      { title: text('Kosten', 'Costs'), align: 'end' },
    ],
    rows: [
      {
        cells: [
          { text: text('Paspoort', 'Passport') },
          { text: text('10 jaar', '10 years') },
          { text: text('€ 86,85', '€86.85') },
        ],
      },
      {
        cells: [
          { text: text('Identiteitskaart', 'Identity card') },
          { text: text('10 jaar', '10 years') },
          { text: text('€ 78,05', '€78.05') },
        ],
      },
    ],
    isSortable: true,
  },
  searchText: ({ caption, columns, rows }, language) =>
    readableText(language, [
      caption,
      ...columns.map(({ title }) => title),
      ...rows.flatMap(({ cells }) => cells.map((cell) => cell.text)),
    ]),
});
