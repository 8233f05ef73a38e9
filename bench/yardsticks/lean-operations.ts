import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Schema } from '@tiptap/pm/model';
import { Step } from '@tiptap/pm/transform';
import pg from 'pg';
import { announce } from './listen.ts';

/**
 * A program that saves what was typed in one line of a page, and nothing else: it asks who it is and whether they may,
 * checks that the step fits the words that are there, and stores the operation with what takes it back and the page as it
 * is then, in one transaction, and tells who listens. It knows no platforms, languages, merging, kinds of blocks or
 * decisions.
 */
const [schema = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: `-c search_path=${schema},public`,
});

const line = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });

const sessionSql = `select "user".id, "user".name, "user".account_type from session join "user" on "user".id = session.user_id
  where token = $1 and expires_at > now() and is_active`;
const pageSql = 'select sequence, working_copy from page where id = $1 and deleted_at is null for update';
const insertSql = `insert into page_operation (page_id, number, id, done_by, done_at, operation, inverse, group_id, undoes)
  values ($1, $2, $3, $4, now(), $5, $6, $7, $8)`;
const updateSql = 'update page set working_copy = $2, sequence = $3, changed_at = now(), changed_by = $4 where id = $1';

interface Sent {
  base: number;
  operations: {
    id: string;
    operation: { kind: string; place: { block: string; language: string }; steps: unknown[] };
    group: string;
    undoes: string | null;
  }[];
}

interface StoredPage {
  buildingBlockInstances: { guid: string; heading: { $lang: Record<string, string> } }[];
}

async function save(request: IncomingMessage, client: pg.PoolClient): Promise<unknown> {
  const [, , page = ''] = (request.url ?? '').split('/');
  const { base, operations } = JSON.parse(await text(request)) as Sent;
  const [one] = operations;
  if (one === undefined || one.operation.kind !== 'text') throw new Error('Not an operation of a text.');
  const token = decodeURIComponent(request.headers.authorization?.replace('Bearer ', '') ?? '').split('.')[0];
  const ask = async (name: string, query: string, values: unknown[]) =>
    (await client.query({ name, text: query, values })).rows[0] as Record<string, unknown> | undefined;
  const person = await ask('session', sessionSql, [token]);
  if (person === undefined || person.account_type === 'Standard') throw new Error('Not allowed.');
  await client.query('begin');
  const row = await ask('page', pageSql, [page]);
  if (row === undefined || row.sequence !== base) throw new Error('Changed meanwhile.');
  const document = row.working_copy as StoredPage;
  const { place, steps } = one.operation;
  const block = document.buildingBlockInstances.find(({ guid }) => guid === place.block);
  if (block === undefined) throw new Error('No such block.');
  const words = block.heading.$lang[place.language] ?? '';
  let node = line.node('doc', null, words === '' ? [] : [line.text(words)]);
  const inverse: unknown[] = [];
  for (const written of steps) {
    const step = Step.fromJSON(line, written);
    const { doc } = step.apply(node);
    if (doc === null) throw new Error('It does not fit.');
    doc.check();
    inverse.unshift(step.invert(node).toJSON());
    node = doc;
  }
  block.heading.$lang[place.language] = node.textContent;
  const number = base + 1;
  const back = JSON.stringify([{ kind: 'text', place, steps: inverse }]);
  const operation = JSON.stringify(one.operation);
  await ask('insert', insertSql, [page, number, one.id, person.id, operation, back, one.group, one.undoes]);
  await ask('update', updateSql, [page, JSON.stringify(document), number, person.id]);
  await client.query(`select pg_notify('lean', $1)`, [page]);
  await client.query('commit');
  return { operations: [{ ...one, number, by: { id: person.id, name: person.name } }], page: { sequence: number } };
}

const server = createServer(async (request, response) => {
  const client = await pool.connect();
  try {
    const body = Buffer.from(JSON.stringify(await save(request, client)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  } catch (error) {
    console.error(error);
    await client.query('rollback');
    response.writeHead(500).end();
  } finally {
    client.release();
  }
});
server.listen(0, '127.0.0.1', () => announce(server));
