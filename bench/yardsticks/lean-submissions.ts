import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { announce } from './listen.ts';

/**
 * A program that takes the submissions of one form and nothing else: a bare Fastify that checks what was posted by a schema
 * that it compiled at its start, knows by hand which question hangs on which answer, and stores it under the next
 * number of the year, in one transaction on Plein's own tables. The same key again is the same submission. It knows no
 * platforms, forms, versions, rights, robots, files, limits, mails or who listens.
 */
const [schema = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: `-c search_path=${schema},public`,
});

const one = (answer: object) => ({ type: 'array', items: { type: 'string', ...answer }, minItems: 1, maxItems: 1 });
const topics = ['afval', 'verlichting', 'weg', 'groen', 'anders'];
const ways = ['brief', 'krant', 'site', 'buren', 'winkel'];
const body = {
  type: 'object',
  required: ['version', 'key', 'language', 'posted'],
  properties: {
    version: { type: 'integer' },
    key: { type: 'string', minLength: 22, maxLength: 64 },
    language: { type: 'string', maxLength: 20 },
    posted: {
      type: 'object',
      required: ['topic', 'story', 'rating', 'name'],
      properties: {
        topic: one({ enum: topics }),
        detail: one({ minLength: 1, maxLength: 1000 }),
        story: one({ minLength: 1, maxLength: 10_000 }),
        where: one({ maxLength: 1000 }),
        since: one({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
        visits: one({ pattern: '^\\d{1,3}$' }),
        rating: one({ enum: ['1', '2', '3', '4', '5'] }),
        ways: { type: 'array', items: { enum: ways }, uniqueItems: true },
        costs: one({ pattern: '^\\d+(,\\d\\d)?$' }),
        name: one({ minLength: 1, maxLength: 1000 }),
        email: one({ pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
        phone: one({ pattern: '^[0-9 +()-]{6,20}$' }),
      },
    },
  },
};

interface Sent {
  version: number;
  key: string;
  language: string;
  posted: Record<string, string[]>;
}

/** As Plein keeps them, so that the table and its indexes have the same to do. */
function answersOf(posted: Record<string, string[]>): Record<string, unknown> | undefined {
  const { topic, detail, visits, rating, costs, ways: chosen, ...words } = posted;
  const first = (given: string[] | undefined) => given?.[0];
  const isOther = first(topic) === 'anders';
  if (isOther && first(detail) === undefined) return undefined;
  return {
    topic: first(topic),
    ...(isOther && { detail: first(detail) }),
    ...Object.fromEntries(Object.entries(words).map(([name, given]) => [name, first(given)])),
    visits: Number(first(visits)),
    rating: Number(first(rating)),
    ways: chosen,
    costs: Number(first(costs)?.replace(',', '.')) * 100,
  };
}

const counterSql = `insert into form_submission_counter (form_guid, year, last) values ($1, $2, 1)
  on conflict (form_guid, year) do update set last = form_submission_counter.last + 1 returning last`;
const insertSql = `insert into form_submission
  (guid, form_guid, version, reference, answers, language, status, key_hash, began_at, due_at, sent_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, 'new', $7, $8, $9, $8, $8) on conflict (form_guid, key_hash) do nothing returning guid`;

const app = Fastify();
app.post<{ Params: { guid: string }; Body: Sent }>(
  '/forms/:guid/submissions',
  { schema: { body } },
  async ({ params: { guid: form }, body: { version, key, language, posted } }, reply) => {
    const answers = answersOf(posted);
    if (answers === undefined) return reply.code(400).send();
    const keyHash = createHash('sha256').update(key).digest('hex');
    const now = new Date();
    const due = new Date(now.getTime() + 5 * 24 * 3600_000);
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query({ name: 'next', text: counterSql, values: [form, now.getFullYear()] });
      const reference = `${now.getFullYear()}-${String(rows[0]?.last).padStart(4, '0')}`;
      const guid = randomUUID();
      const values = [guid, form, version, reference, JSON.stringify(answers), language, keyHash, now, due];
      await client.query({ name: 'insert', text: insertSql, values });
      await client.query('commit');
      return { guid, reference };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
);
await app.listen({ host: '127.0.0.1', port: 0 });
announce(app.server);
