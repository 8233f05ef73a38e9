import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { AskedRoles } from '#platform/contract/rights/asked-roles.ts';
import type { StoredResponse } from './stored-response.ts';
import type { TaggedCache } from './tagged-cache.ts';

export interface Caches {
  responses: TaggedCache<StoredResponse>;
  values: TaggedCache<{ value: unknown }>;
  /** Of shared calls that pages are drawn from. */
  answers: TaggedCache<KeptAnswer>;
}

/** The answer of a call as it was promised, with what a page that shows it may not survive. */
export interface KeptAnswer {
  output: unknown;
  tags: readonly Tag[];
  expiresAt: Date | undefined;
  /** Of whom it was made for: a page that shows it asked the same. */
  asked: AskedRoles;
}
