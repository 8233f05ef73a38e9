import { type RawBuilder, sql } from 'kysely';

/**
 * Each link of a stored document that names a page (`page:` and its guid) or a path of this site, without what comes after
 * it: a row for each. Read as text, because looking for a key at any depth takes far longer.
 */
export const linksIn = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(regexp_matches(${document}::text, '"href": "(page:[0-9a-f-]{36}|/[^"?#]*)', 'g'))[1]`;

/** How many there are to each. */
export type LinkCounts = ReadonlyMap<string, number>;
