import { z } from 'zod';
import type { Stored } from '#platform/contract/texts/pick-language.ts';
import type { MarkupDocument } from './markup.ts';
import { parseMarkup } from './parse-markup.ts';
import { writeMarkup } from './write-markup.ts';

const longest = 100_000;

/** A tree's shape and no more: what may be in it is for the reader of markup to say. */
const Node: z.ZodType = z.lazy(() =>
  z.union([
    z.object({ text: z.string() }),
    z.object({
      tag: z.string(),
      attributes: z.record(z.string(), z.string()).optional(),
      content: z.array(Node).optional(),
    }),
  ]),
);

/** As someone wrote it, or a tree that was read before: that one is written and read again, so nothing gets past. */
const Written = z.union([
  z.string().max(longest),
  z.object({ content: z.array(Node) }).transform((tree) => writeMarkup(tree as MarkupDocument)),
]);

/** Stored as it was written; whoever reads it gets the tree. A language in which nothing is left counts as not written. */
export const StoredMarkup = z
  .object({ $lang: z.record(z.string(), Written) })
  .transform(({ $lang }): Stored<MarkupDocument> => {
    const trees = Object.entries($lang).map(([language, source]) => [language, parseMarkup(source)] as const);
    return { $lang: Object.fromEntries(trees.filter(([, { content }]) => content.length > 0)) };
  });
