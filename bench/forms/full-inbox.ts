import { type Site, withDatabase } from '../site.ts';
import { topics, ways } from './long-form.ts';

/**
 * Sent in the course of a year, most of them dealt with. Straight into the table: what is measured is reading them, and
 * sending a hundred thousand takes five minutes.
 */
const fillSql = `
  insert into form_submission
    (guid, form_guid, version, reference, answers, language, status, key_hash, sent_at, began_at, changed_at, due_at, done_at)
  select gen_random_uuid(), $1, 1, 'B-' || n,
    jsonb_strip_nulls(jsonb_build_object(
      'topic', ($2::text[])[1 + n % 5],
      'detail', case n % 5 when 4 then 'Iets anders, nummer ' || n end,
      'story', 'Melding ' || n || ': bij de ingang van het park zit een plank van het bankje los, al ' || n % 30 || ' dagen.',
      'where', 'Parkweg ' || n % 300,
      'since', to_char(date '2026-01-01' + n % 200, 'YYYY-MM-DD'),
      'visits', n % 40,
      'rating', 1 + (n * 7) % 5,
      'ways', jsonb_build_array(($3::text[])[1 + n % 5], ($3::text[])[1 + (n / 5 + n + 1) % 5]),
      'costs', (n % 90) * 50,
      'name', 'Inwoner ' || n,
      'email', 'inwoner' || n || '@vloedhaven.example',
      'phone', '06' || lpad(n::text, 8, '1'))),
    'nl', case when n % 10 = 0 then 'new' else 'done' end, 'bench ' || n,
    moment, moment - (60 + n % 500) * interval '1 second', moment, moment + interval '5 days',
    case when n % 10 = 0 then null else moment + interval '2 days' end
  from generate_series(1, $4::int) as n,
    lateral (select now() - (n::float8 / $4::int * 365) * interval '1 day' as moment) as at`;

const searchIndex = 'form_submission_search_text';

export async function fillInbox({ dataDir }: Site, guid: string, count: number): Promise<void> {
  await withDatabase(dataDir, async (client) => {
    // An index of words is made in a tenth of the time that a hundred thousand additions to it take.
    const { rows } = await client.query<{ made: string }>('select pg_get_indexdef($1::regclass) as made', [
      searchIndex,
    ]);
    await client.query(`drop index ${searchIndex}`);
    await client.query(fillSql, [guid, topics, ways, count]);
    await client.query(String(rows[0]?.made));
    await client.query('vacuum analyze');
  });
}

/** As if nobody ever looked at a dashboard. */
export const forgetSums = ({ dataDir }: Site): Promise<unknown> =>
  withDatabase(dataDir, (client) => client.query('truncate form_day_sum, form_version_sum'));

/** One more came in: an answer of the newest is another. */
export const changeOne = ({ dataDir }: Site, guid: string): Promise<unknown> =>
  withDatabase(dataDir, (client) =>
    client.query(
      `update form_submission set answers = answers || jsonb_build_object('visits', (answers ->> 'visits')::int + 1)
       where guid = (select guid from form_submission where form_guid = $1 order by sent_at desc limit 1)`,
      [guid],
    ),
  );
