import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Finding, FindingInput } from '../contract/accessibility-statement.ts';

/** A day is a word here; the driver would make a moment of it. */
const columns = [
  ...(['id', 'what', 'place', 'criteria', 'cause', 'effect', 'measure', 'source', 'revision'] as const),
  sql<string | null>`planned_on::text`.as('plannedOn'),
  sql<string>`found_on::text`.as('foundOn'),
  sql<string | null>`solved_on::text`.as('solvedOn'),
] as const;

const valuesOf = ({ what, place, cause, effect, measure, ...finding }: FindingInput) => ({
  what: JSON.stringify(what),
  place: JSON.stringify(place),
  cause: JSON.stringify(cause),
  effect: JSON.stringify(effect),
  measure: JSON.stringify(measure),
  criteria: finding.criteria,
  planned_on: finding.plannedOn,
  found_on: finding.foundOn,
  source: finding.source,
  solved_on: finding.solvedOn,
});

/** The open ones first, in the order in which they are planned to be solved; then the solved ones, the newest first. */
export const listFindingRows = (db: PlatformDb): Promise<Finding[]> =>
  db
    .selectFrom('accessibility_finding')
    .select(columns)
    .orderBy('solved_on', (order) => order.desc().nullsFirst())
    .orderBy('planned_on', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute() as Promise<Finding[]>;

export const insertFinding = (db: PlatformDb, input: FindingInput): Promise<Finding> =>
  db
    .insertInto('accessibility_finding')
    .values(valuesOf(input))
    .returning(columns)
    .executeTakeFirstOrThrow() as Promise<Finding>;

/** Nothing when it is gone, or no longer what was seen. */
export const updateFinding = (
  db: PlatformDb,
  id: string,
  seen: number,
  input: FindingInput,
): Promise<Finding | undefined> =>
  db
    .updateTable('accessibility_finding')
    .set({ ...valuesOf(input), revision: seen + 1 })
    .where('id', '=', id)
    .where('revision', '=', seen)
    .returning(columns)
    .executeTakeFirst() as Promise<Finding | undefined>;

export const findFinding = (db: PlatformDb, id: string): Promise<Finding | undefined> =>
  db.selectFrom('accessibility_finding').select(columns).where('id', '=', id).executeTakeFirst() as Promise<
    Finding | undefined
  >;

export const removeFinding = (db: PlatformDb, id: string): Promise<Finding | undefined> =>
  db.deleteFrom('accessibility_finding').where('id', '=', id).returning(columns).executeTakeFirst() as Promise<
    Finding | undefined
  >;
