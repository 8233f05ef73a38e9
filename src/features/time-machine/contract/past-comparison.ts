import { z } from 'zod';
import { Moment } from '#platform/contract/time/moment.ts';
import { changeKinds } from './past-change.ts';

/** Where on a page something stands. */
const comparedParts = ['header', 'menu', 'content', 'footer'] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** One thing that a reader of a page saw otherwise. */
export const PageChange = z.object({
  /** From one on, in the order in which the page is read; what is marked on the page has the same. */
  number: z.number().int(),
  kind: z.enum(['changed', 'added', 'removed']),
  where: z.enum(comparedParts),
  /** In words: what went, what came, and a little of what stayed around it; a picture is U+FFFC and what is said of it. */
  lines: z.array(z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))),
  /** How many more lines came or went with these. */
  more: z.number().int(),
});
export type PageChange = z.infer<typeof PageChange>;

/** A page at two moments. */
export const PastComparison = z.object({
  began: Moment,
  from: Moment,
  to: Moment,
  /** Nothing was said of the second moment: it is when this was asked. */
  isNow: z.boolean(),
  path: z.string(),
  /** Whether there was something to read at each. */
  wasThere: z.boolean(),
  isThere: z.boolean(),
  /** None where it was there only once. */
  changes: z.array(PageChange),
});
export type PastComparison = z.infer<typeof PastComparison>;

/** With what a difference came: something that was done to the site between the two moments. */
export const ChangeOrigin = z.object({
  /** The number of the difference. */
  change: z.number().int(),
  /** From then on. */
  at: Moment,
  kind: z.enum(changeKinds),
  /** As in what changed on the site. */
  name: z.string(),
  by: z.string().nullable(),
  /** Of a page that was published, which one it was. */
  version: z.number().int().nullable(),
});
export type ChangeOrigin = z.infer<typeof ChangeOrigin>;
