import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { MomentTerm } from '../../contract/list-filter.ts';
import {
  asked,
  type Condition,
  type FacetTerm,
  hasFacet,
  type ListQuestion,
  momentConditions,
} from './lists.repository.ts';

export interface CountsQuestion extends ListQuestion {
  /** The fields whose values are counted; several types may each have one of that key. */
  fields: readonly { key: string; ids: readonly string[] }[];
  /** What was chosen of them: it narrows the counts of every field but its own. */
  chosen: readonly { key: string; facet: FacetTerm }[];
  /** Which time was asked; of no concern to the counts of periods, which have their own. */
  moments: readonly MomentTerm[];
  periods: readonly { name: string; moments: readonly MomentTerm[] }[];
}

export interface CountRow {
  /** Undefined for a period. */
  key: string | undefined;
  value: string;
  total: number;
}

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Every count by going through the items once: each says of itself which of the choices it answers to. */
export async function countChoices(db: PlatformDb, question: CountsQuestion): Promise<CountRow[]> {
  const { fields, chosen, moments, periods } = question;
  if (fields.length + periods.length === 0) return [];
  const keys = [...new Set(chosen.map(({ key }) => key))];
  const named = (name: string, place: number) => sql.ref(`${name}${place}`);
  const answers = [
    all(moments.flatMap(momentConditions)).as('in_time'),
    ...fields.map(({ ids }, place) => valuesOf(ids).as(`values${place}`)),
    ...keys.map((key, place) =>
      all(chosen.filter((one) => one.key === key).map(({ facet }) => hasFacet(facet))).as(`chosen${place}`),
    ),
    ...periods.map((one, place) => all(one.moments.flatMap(momentConditions)).as(`period${place}`)),
  ];
  // Most items answer as many others do: what is then counted are a few kinds of answers.
  const found = asked(db.selectFrom('item'), question)
    .select(answers)
    .select(({ fn }) => fn.countAll<number>().as('items'))
    .groupBy(answers.map((_, place) => sql`${sql.lit(place + 1)}`));
  const isChosen = (except?: string): Condition =>
    all(keys.flatMap((key, place) => (key === except ? [] : [sql<boolean>`${named('chosen', place)}`])));
  const parts = fields.map(
    ({ key }, place) => sql`select ${place}::integer as part, value, sum(items)::integer as total
      from found, jsonb_array_elements_text(${named('values', place)}) as value
      where in_time and ${isChosen(key)} group by value`,
  );
  if (periods.length > 0) {
    const choices = periods.map(({ name }, place) => sql`(${name}::text, ${named('period', place)})`);
    parts.push(sql`select -1 as part, choice.name as value, sum(items)::integer as total
      from found cross join lateral (values ${sql.join(choices)}) as choice(name, is_in)
      where choice.is_in and ${isChosen()} group by choice.name`);
  }
  const { rows } = await sql<{ part: number; value: string; total: number }>`
    with found as materialized (${found}) ${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ part, value, total }) => ({ key: fields[part]?.key, value, total }));
}

/** An item has one type, so at most one of these fields. */
const valuesOf = (ids: readonly string[]) =>
  sql<string[] | null>`coalesce(${sql.join(ids.map((id) => sql`item.facets -> ${id}::text`))}, null)`;
