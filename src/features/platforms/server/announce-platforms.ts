import type pg from 'pg';
import { notificationOf } from '#platform/server/cache/cache-bus.ts';

/** The name that the bus uses for the list of platforms itself. */
export const platformListChange = '*';

/** To every process: which platforms there are, or where they are, has changed. */
export async function announcePlatforms(client: Pick<pg.ClientBase, 'query'>, from?: string): Promise<void> {
  const change = { platform: platformListChange, tags: [], ...(from === undefined ? {} : { from }) };
  await client.query('select pg_notify($1, $2)', notificationOf(change));
}
