import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

const Download = z.object({
  assetGuid: Guid.optional(),
  title: StoredText.default(emptyText),
  description: meaning(StoredText, 'several-lines').default(emptyText),
  /** What the file is called when it is saved; its ending tells the kind. */
  fileName: z.string().max(200).default(''),
  /** In bytes, where the editor knew it. */
  size: z.number().int().nonnegative().optional(),
  date: z.iso.date().optional(),
});

export default defineBlock({
  name: 'Downloads',
  group: 'content',
  icon: 'download',
  version: 1,
  needsOneOf: ['groups'],
  options: z.object({
    groups: z
      .array(z.object({ title: StoredText.default(emptyText), files: z.array(Download).max(100).default([]) }))
      .max(30)
      .default([]),
  }),
  example: {
    groups: [
      {
        title: text('Plannen', 'Plans'),
        files: [
          {
            assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e21',
            title: text('Nota van uitgangspunten', 'Starting points'),
            description: text('Wat al vaststaat over de nieuwe wijk.', 'What is certain about the new quarter.'),
            fileName: 'nota-van-uitgangspunten.pdf',
            size: 1_310_720,
            date: '2026-11-05',
          },
          {
            assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e22',
            title: text('Bodemonderzoek', 'Soil survey'),
            fileName: 'bodemonderzoek.xlsx',
            size: 48_200,
          },
        ],
      },
    ],
  },
  assets: ({ groups }) => groups.flatMap(({ files }) => files.flatMap(({ assetGuid }) => assetGuid ?? [])),
  searchText: ({ groups }, language) =>
    readableText(
      language,
      groups.flatMap(({ title, files }) => [title, ...files.flatMap((file) => [file.title, file.description])]),
    ),
});
