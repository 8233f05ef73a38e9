import type pg from 'pg';
import { BackupError } from '../backup-error.ts';
import { rowsIn, rowsOut } from '../database/copy-rows.ts';
import {
  type Fingerprint,
  fingerprintOf,
  hasKeyAmong,
  type KeyedTable,
  partsApart,
  sumsByKey,
  tableName,
} from '../database/fingerprint.ts';
import { listKeys, listTables, loosen } from '../database/schema-tables.ts';

export interface BothSides {
  source: pg.Client;
  target: pg.Client;
  schema: string;
}

/** How many keys go into one statement. */
const atOnce = 1000;

async function look({ source, target, schema }: BothSides, table: KeyedTable): Promise<[Fingerprint, Fingerprint]> {
  return Promise.all([fingerprintOf(source, schema, table), fingerprintOf(target, schema, table)]);
}

/** Takes away what is gone or changed, and copies what is new or changed. */
async function bringRows(sides: BothSides, table: KeyedTable, apart: readonly number[]): Promise<void> {
  const { source, target, schema } = sides;
  const [there, here] = await Promise.all([
    sumsByKey(source, schema, table, apart),
    sumsByKey(target, schema, table, apart),
  ]);
  const old = [...here.keys()].filter((key) => there.get(key) !== here.get(key));
  const wanted = [...there.keys()].filter((key) => there.get(key) !== here.get(key));
  // All of them go before any comes: two rows may have changed places in what must be there once.
  for (let from = 0; from < old.length; from += atOnce) {
    const some = hasKeyAmong(target, table, old.slice(from, from + atOnce));
    await target.query(`delete from ${tableName(target, schema, table)} where ${some}`);
  }
  for (let from = 0; from < wanted.length; from += atOnce) {
    const some = hasKeyAmong(source, table, wanted.slice(from, from + atOnce));
    await rowsIn(target, schema, table, rowsOut(source, schema, table, some));
  }
}

/**
 * What was changed since the rows were copied is brought over, and every table is held against the other side. Answers how
 * many rows there are; fails where something is not the same.
 */
export async function catchUp(sides: BothSides): Promise<number> {
  const { source, target, schema } = sides;
  const keys = await listKeys(source, schema);
  let rows = 0;
  const changed: { table: KeyedTable; apart: number[] }[] = [];
  for (const shape of await listTables(source, schema)) {
    const table = { ...shape, key: keys.get(shape.name) ?? shape.columns };
    const [there, here] = await look(sides, table);
    for (const part of there.values()) rows += part.rows;
    const apart = partsApart(there, here);
    if (apart.length > 0) changed.push({ table, apart });
  }
  const tighten = await loosen(
    target,
    schema,
    changed.map(({ table }) => table.name),
  );
  for (const { table, apart } of changed) {
    await bringRows(sides, table, apart);
    if (partsApart(...(await look(sides, table))).length > 0) {
      throw new BackupError(`The table ${table.name} is not the same on both servers. Nothing was moved.`);
    }
  }
  await tighten();
  return rows;
}
