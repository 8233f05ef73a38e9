import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { InboxFilter } from '../../contract/handling/inbox.ts';
import { type InboxPile, nobody, sentPeriods } from '../../contract/handling/inbox-choices.ts';

type Rows = ExpressionBuilder<PlatformTables, 'form_submission'>;
type Query<Output> = SelectQueryBuilder<PlatformTables, 'form_submission', Output>;

/** Whose inbox it is, and when: what "mine", "today" and "late" are. */
export interface InboxMoment {
  me: string;
  now: Date;
  endOfToday: Date;
}

/** The same words as the index `form_submission_open`, so that it is used. */
export const isOpen = (eb: Rows) =>
  eb.and([
    eb('deleted_at', 'is', null),
    eb('done_at', 'is', null),
    eb('withdrawn_at', 'is', null),
    // Written out, and no parameter: the planner holds it against the index.
    eb('status', '<>', sql.lit('unproven')),
  ]);

/** What an export takes along: not what was taken back or thrown away, nor what nobody has proven. */
export const mayLeave = (eb: Rows) =>
  eb.and([eb('deleted_at', 'is', null), eb('withdrawn_at', 'is', null), eb('status', '<>', sql.lit('unproven'))]);

export const isDueToday = (eb: Rows, { now, endOfToday }: InboxMoment) =>
  eb.and([eb('due_at', '>=', now), eb('due_at', '<', endOfToday)]);

export const isLate = (eb: Rows, { now }: InboxMoment) => eb('due_at', '<', now);

function isInPile(eb: Rows, pile: InboxPile, moment: InboxMoment) {
  switch (pile) {
    case 'open':
      return isOpen(eb);
    case 'mine':
      return eb.and([isOpen(eb), eb('assignee_guid', '=', moment.me)]);
    case 'nobody':
      return eb.and([isOpen(eb), eb('assignee_guid', 'is', null)]);
    case 'today':
      return eb.and([isOpen(eb), isDueToday(eb, moment)]);
    case 'late':
      return eb.and([isOpen(eb), isLate(eb, moment)]);
    case 'done':
      return eb.and([
        eb('deleted_at', 'is', null),
        eb.or([eb('done_at', 'is not', null), eb('withdrawn_at', 'is not', null)]),
      ]);
    case 'trash':
      return eb('deleted_at', 'is not', null);
    default:
      return eb('deleted_at', 'is', null);
  }
}

const millisecondsOfDay = 24 * 60 * 60 * 1000;
const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A word of a search, and the options of questions whose words it is found in: answers keep their values. */
export interface SearchWord {
  word: string;
  optionValues: readonly string[];
}

/** What an inbox is asked for, as a filter of its rows. */
export function filtered<Output>(
  query: Query<Output>,
  filter: Omit<InboxFilter, 'search'>,
  words: readonly SearchWord[],
  moment: InboxMoment,
): Query<Output> {
  const { pile, sent, status, assignee, label, version, answer, item } = filter;
  return query
    .where((eb) => isInPile(eb, pile, moment))
    .$if(sent !== undefined, (found) =>
      found.where('sent_at', '>=', new Date(moment.now.getTime() - sentPeriods[sent ?? 'day'] * millisecondsOfDay)),
    )
    .$if(status.length > 0, (found) => found.where('status', 'in', status))
    .$if(assignee.length > 0, (found) =>
      found.where((eb) => {
        const people = assignee.filter((one) => one !== nobody);
        return eb.or([
          ...(assignee.includes(nobody) ? [eb('assignee_guid', 'is', null)] : []),
          ...(people.length > 0 ? [eb('assignee_guid', 'in', people)] : []),
        ]);
      }),
    )
    .$if(label.length > 0, (found) => found.where(sql<boolean>`labels && ${label}::text[]`))
    .$if(item.length > 0, (found) =>
      found.where(
        'item_guid',
        'in',
        item.map((guid) => guid.toLowerCase()),
      ),
    )
    .$if(version.length > 0, (found) => found.where('version', 'in', version))
    .$if(answer.length > 0, (found) => found.where((eb) => eb.or(answer.map(isAnswer))))
    .$if(words.length > 0, (found) => found.where((eb) => eb.and(words.map((word) => hasWord(word)))));
}

/** Of one choice the value itself, of many one among them. */
function isAnswer(answer: string) {
  const [field = '', value = ''] = answer.split(':');
  return sql<boolean>`answers -> ${field} @> ${JSON.stringify(value)}::jsonb`;
}

function hasWord({ word, optionValues }: SearchWord) {
  const patterns = [likePattern(word), ...optionValues.map((value) => likePattern(`"${value}"`))];
  return sql<boolean>`search_text like any (${patterns}::text[])`;
}
