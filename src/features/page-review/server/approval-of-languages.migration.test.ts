import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#features/backups/server/make-backup.ts';
import { migrateSchema, readMigrations } from '#platform/server/database/migrator.ts';
import { platformMigrations } from '#platform/server/database/schema-folders.ts';
import { createEmptyDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';

/** The last one of the release that asked about whole pages and items. */
const before = 117;
const schema = 'platform_before';
const asked = '2026-11-10T09:00:00Z';
const answered = '2026-11-11T10:30:00Z';

let database: TestDatabase;
let client: Awaited<ReturnType<typeof connect>>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = await connect(database.connectionString);
  const all = await readMigrations(platformMigrations);
  await migrateSchema(client, schema, all.slice(0, before));
  await client.query(`set search_path to ${schema}`);
}, 120_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

const texts = (...languages: string[]) => ({
  $lang: Object.fromEntries(languages.map((language) => [language, `In ${language}`])),
});
const deepIn = (...languages: string[]) => ({ blocks: [{ columns: [{ title: texts(...languages) }] }] });

async function idOf(sql: string, values: unknown[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`${sql} returning id`, values);
  return rows[0]?.id ?? '';
}

const pageWith = (copy: object | null) =>
  idOf('insert into page (working_copy) values ($1)', [copy === null ? null : JSON.stringify(copy)]);

const publish = (page: string, number: number, document: object) =>
  client.query('insert into page_version (page_id, number, document, published_by) values ($1, $2, $3, $4)', [
    page,
    number,
    JSON.stringify(document),
    'joris',
  ]);

let types = 0;

async function itemWith(title: object): Promise<string> {
  types += 1;
  const name = JSON.stringify({ $lang: { nl: `Soort ${types}` } });
  const type = await idOf('insert into item_type (name, item_name, item_name_plural) values ($1, $2, $3)', [
    name,
    name,
    name,
  ]);
  return idOf(
    `insert into item (short_id, list_id, type_id, title, document)
     values (substr(md5(random()::text), 1, 10), gen_random_uuid(), $1, $2, '{}')`,
    [type, JSON.stringify(title)],
  );
}

const ask = (of: { page?: string; item?: string }, state: string, answer = '') =>
  client.query(
    `insert into review
       (page_id, item_id, state, sequence, asked_by, asked_at, note, mailed_at, answered_by, answered_at, answer)
     values ($1, $2, $3, 7, 'joris', $4, 'Kijkt iemand mee?', $4, $5, $6, $7)`,
    [of.page, of.item, state, asked, answer && 'amina', answer === '' ? null : answered, answer],
  );

const rowsOf = async (column: 'page_id' | 'item_id', id: string) =>
  (await client.query(`select * from language_review where ${column} = $1 order by language`, [id])).rows;
const statesOf = async (column: 'page_id' | 'item_id', id: string) =>
  (await rowsOf(column, id)).map(({ language, state }) => `${language} ${state}`);

test('what was asked of a whole page or item goes on for each of its languages, and nothing of it is lost', async () => {
  const waiting = await pageWith(deepIn('nl', 'en'));
  await publish(waiting, 1, deepIn('nl', 'fr'));
  await ask({ page: waiting }, 'waiting');
  const approved = await pageWith(null);
  await publish(approved, 1, deepIn('nl', 'fr'));
  await publish(approved, 2, deepIn('nl', 'de'));
  await ask({ page: approved }, 'approved', 'Mooi zo');
  const returned = await pageWith(deepIn('nl'));
  await ask({ page: returned }, 'returned', 'Nog een datum');
  const empty = await pageWith(null);
  await ask({ page: empty }, 'waiting');
  const unasked = await pageWith(deepIn('nl', 'en'));
  const item = await itemWith(texts('nl', 'en'));
  await ask({ item }, 'waiting');
  const written = await itemWith(texts('nl', 'en'));
  await client.query(
    'insert into item_edit (item_id, sequence, item_version, changed_at, document) values ($1, 7, 1, $2, $3)',
    [written, asked, JSON.stringify(deepIn('nl', 'ar'))],
  );
  await ask({ item: written }, 'waiting');
  const { rows: old } = await client.query('select * from review order by page_id, item_id');

  const all = await readMigrations(platformMigrations);
  await migrateSchema(client, schema, all);
  await client.query(`set search_path to ${schema}`);

  expect(await statesOf('page_id', waiting)).toEqual(['en waiting', 'nl waiting']);
  // What is written now, and else what readers have; not what they had before.
  expect(await statesOf('page_id', approved)).toEqual(['de approved', 'nl approved']);
  expect(await statesOf('page_id', returned)).toEqual(['nl returned']);
  expect(await statesOf('page_id', empty)).toEqual(['nl waiting']);
  expect(await statesOf('page_id', unasked)).toEqual([]);
  expect(await statesOf('item_id', item)).toEqual(['en waiting', 'nl waiting']);
  expect(await statesOf('item_id', written)).toEqual(['ar waiting', 'nl waiting']);

  const request = {
    ...{ sequence: 7, asked_by: 'joris', asked_at: new Date(asked), note: 'Kijkt iemand mee?' },
    mailed_at: new Date(asked),
  };
  for (const row of await rowsOf('page_id', waiting)) expect(row).toMatchObject(request);
  const yes = { answered_by: 'amina', answered_at: new Date(answered), answer: 'Mooi zo', content: null };
  for (const row of await rowsOf('page_id', approved)) expect(row).toMatchObject({ ...request, ...yes });
  // The release before may still run, and has what it wrote.
  expect((await client.query('select * from review order by page_id, item_id')).rows).toEqual(old);
});
