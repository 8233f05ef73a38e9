import pg from 'pg';
import { mainServer } from '#platform/server/main-server.ts';
import { announcePlatforms } from '../announce-platforms.ts';
import { openForWriting } from './closed-for-writing.service.ts';

interface CutOff {
  id: string;
  schema: string;
  server: string;
}

/**
 * Platforms that were on their way when whoever moved them was ended stay where they are, and take writes again. The caller
 * holds the lock of whoever moves one; `client` is of the database that has the list.
 */
export async function undoMoves(client: pg.ClientBase, addresses: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await client.query<CutOff>(
    'select id, schema_name as schema, server from control.platform where moving_to is not null',
  );
  for (const { id, schema, server } of rows) {
    if (server === mainServer) await openForWriting(client, schema);
    else await onServer(addresses.get(server), (there) => openForWriting(there, schema));
    await client.query('update control.platform set moving_to = null, moving_since = null where id = $1', [id]);
  }
  if (rows.length > 0) await announcePlatforms(client);
}

async function onServer(address: string | undefined, work: (client: pg.Client) => Promise<void>): Promise<void> {
  if (address === undefined) return;
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  await work(client).finally(() => client.end());
}
