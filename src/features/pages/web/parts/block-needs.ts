import type { z } from 'zod';
import type { CallInput, Endpoint, InputOf } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { BlockInstance } from '../../contract/page.ts';

type AnyCall = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

/** A call whose answer a block draws; whoever draws the page makes it. */
export interface BlockNeed {
  endpoint: AnyCall;
  input: CallInput;
}

/** What may decide on what a block needs, the same on both sides. */
export interface NeedsOf {
  language: Language;
  /** The address's question: what a visitor asked of a list. */
  search: URLSearchParams;
  /** The moment for which the page is drawn. */
  now: Date;
  /** Of the platform. */
  timeZone: TimeZone;
  /** A visitor need not ask for what only members get. */
  isSignedIn: boolean;
}

/** A view's optional export `needs`. */
export type BlockNeeds = (block: BlockInstance, of: NeedsOf) => BlockNeed[];

export const need = <E extends AnyCall>(endpoint: E, input: InputOf<E>): BlockNeed => ({
  endpoint,
  input: input as CallInput,
});
