import pg from 'pg';
import { openDataFolder } from '../../../data-folder.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** Run by a test as a process of its own, so that it can be killed: prints where the database is once a row is confirmed. */
const dataFolder = await openDataFolder(process.argv[2] ?? '');
const { connectionString } = await startEmbeddedPostgres({ dataFolder });
const client = new pg.Client({ connectionString });
client.on('error', () => undefined);
await client.connect();
await client.query('create table if not exists confirmed (owner int)');
await client.query('insert into confirmed values ($1)', [process.pid]);
process.stdout.write(`${connectionString}\n`);
setInterval(() => undefined, 60_000);
