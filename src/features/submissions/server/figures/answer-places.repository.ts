import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection } from '../../contract/figures/figure-selection.ts';
import { cellHeight, cellWidth, type PlaceCell } from '../../contract/figures/place-cells.ts';
import { counting } from './submission-figures.repository.ts';

/** A number under one of these names, whatever else was stored there. */
const degrees = (field: string, names: readonly string[]): RawBuilder<number | null> =>
  sql<number | null>`coalesce(${sql.join(
    names.map((name) => {
      const path = [field, name];
      return sql`case jsonb_typeof(answers #> ${path}::text[]) when 'number' then (answers #>> ${path}::text[])::float8 end`;
    }),
  )})`;

/** How many points lie in each small field of the ground: no point leaves the database. */
export const countPlaces = async (db: PlatformDb, selection: FigureSelection, field: string): Promise<PlaceCell[]> => {
  const points = counting(db, selection).select([
    degrees(field, ['lat', 'latitude']).as('latitude'),
    degrees(field, ['lon', 'longitude']).as('longitude'),
  ]);
  return db
    .selectFrom(points.as('points'))
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .select([
      sql<number>`floor(latitude / ${cellHeight}::float8)::int`.as('row'),
      sql<number>`floor(longitude / ${cellWidth}::float8)::int`.as('column'),
      ({ fn }) => fn.countAll<number>().as('number'),
    ])
    .groupBy(['row', 'column'])
    .execute();
};
