import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { platformsForBackup } from '#features/platforms/server/moving-platforms.service.ts';
import { type FileToPack, zipStream } from '#platform/server/files/zip-writer.ts';
import { BackupError, explained } from '../backup-error.ts';
import { listTables, type TableShape } from '../database/schema-tables.ts';
import { connect } from '../make-backup.ts';
import { addressOf, filesOf, type Place, type Tell } from '../place.ts';
import { exportedTables, isExportedColumn } from './exported-tables.ts';
import { readMe } from './read-me.ts';

interface ExportParts {
  place: Place;
  platformKey: string;
  /** A file that ends in .zip, or a folder that is not there yet. */
  target: string;
  release: string;
  now: Date;
  tell: Tell;
}

export interface Exported {
  tables: number;
  files: number;
  /** Named in the tables, and not there. */
  missing: string[];
}

/** One platform in formats that everything reads: JSON, CSV, and the files under their own names. Whole, or not there. */
export async function writeExport(parts: ExportParts): Promise<Exported> {
  const { place, platformKey, target, tell } = parts;
  const list = await connect(place.connectionString);
  const all = await platformsForBackup(list, undefined).finally(() => list.end());
  const platform = all.find(({ key }) => key === platformKey);
  if (platform === undefined)
    throw new BackupError(`There is no platform ${platformKey}. See: npm run platform -- list`);
  const client = await connect(addressOf(place, platform.server));
  try {
    await client.query('begin isolation level repeatable read read only');
    const shapes = (await listTables(client, platform.schema)).filter(({ name }) => name in exportedTables);
    const tables = shapes.map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => isExportedColumn(name, column)),
    }));
    const exported: Exported = { tables: tables.length, files: 0, missing: [] };
    const files = filesToPack({ ...parts, client, schema: platform.schema, tables, exported });
    await (target.endsWith('.zip') ? writeZip(target, files) : writeFolder(target, files));
    tell(`${exported.tables} tables and ${exported.files} files in ${target}`);
    return exported;
  } finally {
    await client.end();
  }
}

interface Packing extends ExportParts {
  client: pg.Client;
  schema: string;
  tables: TableShape[];
  exported: Exported;
}

async function* filesToPack(parts: Packing): AsyncGenerator<FileToPack> {
  const { client, schema, tables, exported } = parts;
  for (const table of tables) {
    yield { name: `json/${table.name}.json`, content: () => asJson(client, schema, table) };
    yield { name: `csv/${table.name}.csv`, content: () => asCsv(client, schema, table) };
  }
  yield* uploadedFiles(parts);
  yield* sentFiles(parts);
  // The last, because it tells what was missing.
  yield { name: 'README.txt', content: () => [readMe({ ...parts, tables, exported })] };
}

const select = (client: pg.Client, schema: string, { name, columns }: TableShape) =>
  `select ${columns.map((column) => client.escapeIdentifier(column)).join(', ')}
   from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

const asCsv = (client: pg.Client, schema: string, table: TableShape): AsyncIterable<Buffer> =>
  client.query(to(`copy (${select(client, schema, table)}) to stdout with (format csv, header)`));

/** An array with one row on each line. Both signs are none that JSON of the database has, so nothing is put around it. */
async function* asJson(client: pg.Client, schema: string, table: TableShape): AsyncGenerator<Uint8Array | string> {
  yield '[\n';
  const rows = `select case when row_number() over () = 1 then ' ' else ',' end || to_jsonb(one)::text
    from (${select(client, schema, table)}) one`;
  yield* client.query(to(`copy (${rows}) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`));
  yield ']\n';
}

/** No name climbs out of its folder, and none is refused by a disk. */
const safeName = (name: string): string => {
  const safe = basename(name.replaceAll('\\', '/'))
    .replaceAll(/[\p{Cc}<>:"|?*]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-150);
  return safe === '' ? 'file' : safe;
};

async function* uploadedFiles({ client, schema, place, platformKey, exported }: Packing): AsyncGenerator<FileToPack> {
  const { storage } = filesOf(place, platformKey);
  const { rows } = await client.query<{ id: string; name: string; sha256: string }>(
    `select id, name, sha256 from ${client.escapeIdentifier(schema)}.asset order by id`,
  );
  for (const { id, name, sha256 } of rows) {
    const found = await storage.read(`originals/${sha256}`);
    const path = `files/${id}/${safeName(name)}`;
    if (found === undefined) exported.missing.push(path);
    else yield { name: path, content: () => found.stream, isStored: true };
    exported.files += found === undefined ? 0 : 1;
  }
}

async function* sentFiles({ client, schema, place, platformKey, exported }: Packing): AsyncGenerator<FileToPack> {
  const { storage } = filesOf(place, platformKey);
  const { rows } = await client.query<{ guid: string; name: string }>(
    `select guid, name from ${client.escapeIdentifier(schema)}.form_file where submission_guid is not null order by guid`,
  );
  /** They are kept in pieces. */
  async function* whole(guid: string): AsyncGenerator<Uint8Array> {
    for (let piece = 0; ; piece += 1) {
      const found = await storage.read(`form-files/${guid}.${piece}`);
      if (found === undefined) return;
      yield* found.stream as AsyncIterable<Uint8Array>;
    }
  }
  for (const { guid, name } of rows) {
    const path = `sent-files/${guid}/${safeName(name)}`;
    if (await storage.exists(`form-files/${guid}.0`)) {
      yield { name: path, content: () => whole(guid), isStored: true };
      exported.files += 1;
    } else exported.missing.push(path);
  }
}

async function writeZip(target: string, files: AsyncIterable<FileToPack>): Promise<void> {
  const unfinished = `${target}.unfinished`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await pipeline(Readable.from(zipStream(files)), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explained(error, target);
  }
}

async function writeFolder(target: string, files: AsyncIterable<FileToPack>): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true });
    const unfinished = await mkdtemp(`${target}.unfinished-`);
    try {
      for await (const { name, content } of files) {
        const path = join(unfinished, name);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(Readable.from(content()), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      }
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    throw explained(error, target);
  }
}
