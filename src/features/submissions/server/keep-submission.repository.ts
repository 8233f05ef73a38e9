import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import { useWithin } from '#platform/server/robots/used-challenges.ts';
import type { SentSubmission } from '../contract/filling.ts';

export interface NewSubmissionRow {
  guid: string;
  formGuid: string;
  version: number;
  year: number;
  /** What stands before the number in its reference. */
  referenceHead: string;
  answers: object;
  language: string;
  status: 'new' | 'unproven';
  senderGuid: string | null;
  senderEmail: string | null;
  keyHash: string;
  beganAt: Date;
  dueAt: Date | null;
  /** What it was sent for. */
  itemGuid: string | null;
  now: Date;
  /** The sum that was done for it, and who did it; null of a browser without script. */
  mark: string | null;
  holder: string | null;
  /** For who follows the inbox: told at the commit, when there is something to tell. */
  notification: [channel: string, payload: string];
}

interface KeepParts {
  schema: string;
  statements: PreparedStatements<PlatformTables>;
}

type Slots = Omit<NewSubmissionRow, 'answers' | 'notification'> & { answers: string; channel: string; payload: string };

/**
 * Everything that keeping takes, as one statement: the next number of the year, the submission under it, and what was half
 * filled in, which needs no link any more. Whoever sends to the same form at the same moment waits at the number. Nothing
 * is answered when the same key was first, or when another sender used the same sum.
 */
export async function keepSubmission(
  { schema, statements }: KeepParts,
  db: PlatformDb,
  { answers, notification: [channel, payload], ...row }: NewSubmissionRow,
): Promise<SentSubmission | undefined> {
  const table = (name: string) => sql.id(schema, name);
  const [sent] = await statements.run<Slots, SentSubmission>(
    'keep-submission',
    (slot) => {
      const sum = useWithin(schema, { mark: slot('mark'), holder: slot('holder'), now: slot('now') });
      return sql<SentSubmission>`
      with used as (${sum.written}), numbered as (
        insert into ${table('form_submission_counter')} as counter (form_guid, year, last)
        select ${slot('formGuid')}::uuid, ${slot('year')}::int, 1
        where not exists (
          select from ${table('form_submission')}
          where form_guid = ${slot('formGuid')}::uuid and key_hash = ${slot('keyHash')}::text
        ) and ${sum.isTheirs(sql`used`)}
        on conflict (form_guid, year) do update set last = counter.last + 1
        returning last::text as number
      ), kept as (
        insert into ${table('form_submission')}
          (guid, form_guid, version, reference, answers, language, status, sender_guid, sender_email, key_hash,
           began_at, due_at, item_guid, sent_at, changed_at)
        select ${slot('guid')}::uuid, ${slot('formGuid')}::uuid, ${slot('version')}::int,
          ${slot('referenceHead')}::text || lpad(number, greatest(4, length(number)), '0'),
          ${slot('answers')}::jsonb, ${slot('language')}::text, ${slot('status')}::text, ${slot('senderGuid')}::text,
          ${slot('senderEmail')}::text, ${slot('keyHash')}::text, ${slot('beganAt')}::timestamptz,
          ${slot('dueAt')}::timestamptz, ${slot('itemGuid')}::uuid, ${slot('now')}::timestamptz, ${slot('now')}::timestamptz
        from numbered
        on conflict (form_guid, key_hash) do nothing
        returning guid, reference
      ), entry as (
        delete from ${table('form_entry')}
        where form_guid = ${slot('formGuid')}::uuid and key_hash = ${slot('keyHash')}::text
      )
      select guid, reference from kept, lateral pg_notify(${slot('channel')}::text, ${slot('payload')}::text)`;
    },
    { ...row, answers: JSON.stringify(answers), channel, payload },
    db,
  );
  return sent;
}
