import { sql } from 'kysely';

/** Where a part of a long list begins, the newest first: what is older than this, by its moment and then by its id. */
export interface OlderThan {
  at: Date;
  id: string;
}

/** The condition for it. Ids are compared as plain text, so that every table and the code have them in one order. */
export const olderThan = (at: string, id: string, before: OlderThan | undefined) =>
  before === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}::text collate "C") < (${before.at}, ${before.id})`;

/** The order that belongs to it. */
export const newestFirst = (id: string) => sql`${sql.ref(id)}::text collate "C" desc`;
