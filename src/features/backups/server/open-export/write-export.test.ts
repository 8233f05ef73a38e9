import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { listTables } from '../database/schema-tables.ts';
import { connect } from '../make-backup.ts';
import type { Place } from '../place.ts';
import { exportedTables, isExportedColumn, leftOutTables } from './exported-tables.ts';
import { type Exported, writeExport } from './write-export.ts';

let test: TestApp;
let folder: string;
let exported: Exported;

const role = { name: 'Aan "zee", = 1', description: 'Een regel\nen \\n nog een' };

const write = (target: string, platformKey = test.platform.key) => {
  const { connectionString, dataFolder } = test;
  const place: Place = { connectionString, dataFolder, s3: undefined, authSecret: testSecret, hasGivenSecret: true };
  const now = new Date('2026-11-18T12:00:00Z');
  return writeExport({ place, platformKey, target, release: '0.1.0', now, tell: () => undefined });
};
const read = (path: string) => readFile(join(folder, 'out', path), 'utf8');

beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'plein-export-'));
  const staff = await test.signInAs('Admin');
  await test.app.inject({ method: 'POST', url: '/api/roles', headers: staff, payload: role });
  await test.services.assets.add(system, {
    name: '../haven.jpg',
    bytes: await pictures.jpeg({ width: 40, height: 30 }),
  });
  exported = await write(join(folder, 'out'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a platform in open formats', () => {
  it('knows of every table whether it goes along, and if not why', async () => {
    const client = await connect(test.connectionString);
    const tables = await listTables(client, `platform_${test.platform.key}`).finally(() => client.end());
    const known = [...Object.keys(exportedTables), ...Object.keys(leftOutTables)];
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
    const absent = tables.map(({ name }) => name).filter((name) => !known.includes(name));
    expect(absent).toEqual([]);
    const names = tables.filter(({ name }) => name in exportedTables);
    const opens = names.flatMap(({ name, columns }) =>
      columns.filter((column) => isExportedColumn(name, column)).map((column) => `${name}.${column}`),
    );
    expect(opens.filter((column) => /hash|secret|sealed|passw|token|cipher|private|encrypted/.test(column))).toEqual(
      [],
    );
  });

  it('has every row as JSON and as CSV', async () => {
    const people = JSON.parse(await read('json/user.json')) as { email: string; account_type: string }[];
    expect(people.map(({ account_type }) => account_type)).toContain('Admin');
    const [head, ...lines] = (await read('csv/user.csv')).trim().split('\n');
    expect(head?.split(',')).toContain('email');
    expect(lines).toHaveLength(people.length);
    expect(JSON.parse(await read('json/role.json'))).toContainEqual(expect.objectContaining(role));
    expect(await read('csv/role.csv')).toContain('"Aan ""zee"", = 1","Een regel\nen \\n nog een"');
    expect((await readdir(join(folder, 'out', 'json'))).length).toBe(exported.tables);
    for (const name of await readdir(join(folder, 'out', 'json'))) JSON.parse(await read(`json/${name}`));
  });

  it('has the files under names that every disk takes, below their id', async () => {
    expect(exported).toMatchObject({ files: 1, missing: [] });
    const [asset] = JSON.parse(await read('json/asset.json')) as { id: string; byte_size: number }[];
    const [name = ''] = await readdir(join(folder, 'out', 'files', asset?.id ?? ''));
    expect(name).toBe('haven.jpg');
    expect(await readFile(join(folder, 'out', 'files', asset?.id ?? '', name))).toHaveLength(asset?.byte_size ?? 0);
  });

  it('says of each file what it is, in both languages', async () => {
    const words = await read('README.txt');
    for (const name of await readdir(join(folder, 'out', 'json')))
      expect(words).toContain(`\n${name.replace('.json', '')}\n  `);
    expect(words).toContain('Mensen met een account.');
  });

  it('is a ZIP by its name, and nothing is left of one that fails', async () => {
    await write(join(folder, 'out.zip'));
    expect((await readFile(join(folder, 'out.zip'))).subarray(0, 2).toString()).toBe('PK');
    await expect(write(join(folder, 'none.zip'), 'nobody')).rejects.toThrow(/There is no platform nobody/);
    await expect(write('/dev/null/nowhere')).rejects.toThrow();
    expect((await readdir(folder)).toSorted()).toEqual(['out', 'out.zip']);
  });
});
