import { z } from 'zod';

/** A sum that a browser does before it sends, and a robot for each of its thousands. */
export const Challenge = z.object({
  /** Signed: for what it is, and since when. */
  token: z.string().max(300),
  /** How many zero bits the hash must begin with. */
  bits: z.number().int(),
});
export type Challenge = z.infer<typeof Challenge>;

export const SolvedChallenge = z.object({
  token: z.string().max(300),
  solution: z.number().int().min(0).max(1_000_000_000),
});
export type SolvedChallenge = z.infer<typeof SolvedChallenge>;
