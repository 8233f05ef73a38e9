import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

/** What is told of a thread beside what it is about: how much was said, and last by whom. */
export const ItemTalk = z.object({
  answers: z.number().int().min(0),
  isClosed: z.boolean(),
  /** The item says so itself, by its field *Gesprek*: then it is opened there and not at the thread. */
  isOver: z.boolean(),
  /** `author` is empty for who gave no name. */
  last: z.object({ guid: Guid, author: z.string(), at: z.iso.datetime() }).nullable(),
});
export type ItemTalk = z.infer<typeof ItemTalk>;
