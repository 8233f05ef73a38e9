import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { nameAudiences, resultMoments } from './poll-words.ts';

const PollChoice = z.object({
  /** Stays when its words change: votes are kept by it. */
  key: meaning(z.string().regex(/^[a-z][a-z0-9-]{0,59}$/), 'key'),
  label: StoredText.default(emptyText),
});

/** What a poll asks, as its block has it (docs/decisions/0128): written where it is read, with the versions of its page. */
export const PollOptions = z.object({
  question: StoredText.default(emptyText),
  choices: z.array(PollChoice).max(20).default([]),
  /** How many of them somebody may choose. */
  maxChoices: z.number().int().min(1).max(20).default(1),
  opensAt: z.iso.datetime().optional(),
  closesAt: z.iso.datetime().optional(),
  /** Who reads which name chose what; it is said before somebody votes. */
  names: z.enum(nameAudiences).default('nobody'),
  results: z.enum(resultMoments).default('after-voting'),
  /** What happens with it, shown once it is closed. */
  outcome: meaning(StoredText, 'several-lines').default(emptyText),
  outcomeLink: z.object({ label: StoredText.default(emptyText), href: Href }).optional(),
});
export type PollOptions = z.infer<typeof PollOptions>;
