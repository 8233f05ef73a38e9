import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { announce } from './listen.ts';

/**
 * A program that answers lists, items and searches and nothing else: no platforms, no rights, no validation, no
 * languages. Whole documents travel in a list, as they would where nobody thought of what a list shows.
 */
const [schema = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: `-c search_path=${schema},public`,
});

const columns =
  'id, short_id, title, description, document, parent_ids, published_on, period_start, period_end, is_highlighted';
const listSql = `select ${columns} from item
  where list_id = $1 and deleted_at is null and is_published and published_on <= now()
  order by published_on desc, id limit 20`;
const totalSql = `select count(*)::integer as total from item
  where list_id = $1 and deleted_at is null and is_published and published_on <= now()`;
const itemSql = `select ${columns} from item where id = $1`;
// Its own words and not Plein's: the vectors there also hold every word unstemmed, which a plain program would not have and
// which would make ranking dearer than it is. This is the way that the manual of PostgreSQL shows.
const wordsSql = `create table if not exists lean_document as
    select subject_id as id, title, body, to_tsvector('dutch', title || ' ' || body) as words
    from search_entry where language = 'nl';
  create index if not exists lean_document_words on lean_document using gin (words);
  analyze lean_document`;
const searchSql = `select title, left(body, 200) as body, ts_rank(words, query) as rank
  from lean_document, websearch_to_tsquery('dutch', $1) query
  where words @@ query order by rank desc limit 10`;
const foundSql = `select count(*)::integer as total from lean_document, websearch_to_tsquery('dutch', $1) query
  where words @@ query`;
const createSql = `insert into item (id, short_id, list_id, type_id, title, description, document, is_published)
  select $1, $2, $3, type_id, $4, $5, $6, true from item where list_id = $3 limit 1 returning ${columns}`;

const rowsOf = async (name: string, query: string, values: unknown[]) =>
  (await pool.query({ name, text: query, values })).rows as Record<string, unknown>[];

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, kind, id = ''] = pathname.split('/');
  if (request.method === 'POST') {
    const [{ title, metadata, ...document }] = JSON.parse(await text(request));
    return rowsOf('create', createSql, [
      randomUUID(),
      randomBytes(8).toString('hex'),
      id,
      JSON.stringify({ $lang: { nl: title } }),
      JSON.stringify({ $lang: { nl: metadata.description } }),
      JSON.stringify(document),
    ]);
  }
  if (kind === 'item') return (await rowsOf('item', itemSql, [id]))[0];
  if (kind === 'list') {
    const [items, [total]] = await Promise.all([rowsOf('list', listSql, [id]), rowsOf('total', totalSql, [id])]);
    return { items, ...total };
  }
  const words = searchParams.get('q') ?? '';
  const [results, [found]] = await Promise.all([
    rowsOf('search', searchSql, [words]),
    rowsOf('found', foundSql, [words]),
  ]);
  return { results, ...found };
}

const server = createServer((request, response) => {
  answer(request).then(
    (value) => {
      const body = Buffer.from(JSON.stringify(value));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
await pool.query(wordsSql);
server.listen(0, '127.0.0.1', () => announce(server));
