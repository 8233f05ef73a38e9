import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection } from '../../contract/figures/figure-selection.ts';
import { counting } from './submission-figures.repository.ts';

/** At which hour of which day of the week (1 is Monday), on the clock of the platform. */
export const countByHour = (
  db: PlatformDb,
  selection: FigureSelection,
  timeZone: string,
): Promise<{ weekday: number; hour: number; number: number }[]> =>
  counting(db, selection)
    .select([
      sql<number>`extract(isodow from sent_at at time zone ${timeZone})::int`.as('weekday'),
      sql<number>`extract(hour from sent_at at time zone ${timeZone})::int`.as('hour'),
      ({ fn }) => fn.countAll<number>().as('number'),
    ])
    .groupBy(['weekday', 'hour'])
    .execute();
