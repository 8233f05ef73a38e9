import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import {
  type FoundRow,
  givenFor,
  type Hits,
  hitsOf,
  mostCounted,
  pageOfPool,
  type Question,
  type Row,
} from './find-hits.repository.ts';
import { entriesOf, isReached, isSeen, type ReaderScope } from './seen-entries.ts';
import { configuration, eachWording, type Wording, wordingsFor } from './text-query.ts';

/** A word that is looked for, and what may be written for it. */
export interface LooseWord {
  /** As it was typed. */
  typed: string;
  /** One word, or some that must stand together. */
  exact: string;
  isPhrase: boolean;
  /** What means the same: each a word, or some that must all be there. */
  others: string[];
  /** Longer words that it is a piece of. */
  longer: string[];
  hasBeginning: boolean;
}

/** A word that more than this have says little: what has it is not gone through, unless all are so common. */
const mostOfWord = 1000;
/** Of what has the words no more than these are weighed: opening the words of each is dear. */
const mostWeighed = 1000;
/** What says less than this part of what the best says is left out. */
const leastShare = 0.4;
/** How much a word counts by where it stands, and less when another stands for it, or a longer one. */
const strength = { title: 1, about: 0.75, body: 0.45, other: 0.8, longer: 0.4 };

const exactQuery = ({ exact, isPhrase }: LooseWord, language: Language) =>
  isPhrase
    ? sql`phraseto_tsquery(${configuration(language)}, ${exact})`
    : sql`plainto_tsquery(${configuration(language)}, ${exact})`;

const orQuery = (language: Language, words: readonly string[]) =>
  words.length === 0 ? sql`` : sql` || websearch_to_tsquery(${configuration(language)}, ${words.join(' or ')})`;

/** The word, or another that means the same. */
const otherQuery = (word: LooseWord, language: Language) =>
  sql`(${exactQuery(word, language)}${orQuery(language, word.others)})`;

/** Or one that it is a piece of. */
const anyQuery = (word: LooseWord, language: Language) =>
  sql`(${otherQuery(word, language)}${orQuery(language, word.longer)}${word.hasBeginning ? sql` || to_tsquery('simple', ${`${word.exact}:*`})` : sql``})`;

/** Those of the words by which this reader finds something. */
export async function findSeenWords(
  db: PlatformDb,
  scope: ReaderScope,
  language: Language,
  words: readonly string[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...new Set(words)]}::text[]) word where exists (${eachWording(
      wordingsFor(db, language),
      (wording) => sql`select from ${entriesOf(db)}
        where matched @@ plainto_tsquery(${configuration(wording.language)}, word) and ${wording.isOne} and ${isSeen(db, scope)}`,
    )})`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** How common each word is, whoever may see what has it: only for which of them it is cheapest to begin with. */
async function countWords(db: PlatformDb, language: Language, words: readonly LooseWord[]): Promise<number[]> {
  const wordings = wordingsFor(db, language);
  const having = (word: LooseWord) =>
    eachWording(
      wordings,
      (wording) =>
        sql`select from ${entriesOf(db)} where matched @@ ${anyQuery(word, wording.language)} and ${wording.isOne}`,
    );
  const counted = words.map(
    (word) => sql`(select count(*)::int from (${having(word)} limit ${mostOfWord + 1}) counted)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counted)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

export interface LooseRow extends FoundRow {
  /** Of each word, whether it has it. */
  met: boolean[];
}

export interface LooseHits extends Hits<LooseRow> {
  /** Of each word, whether any that this reader sees has it; and whether one has all of them. */
  metByAny: boolean[];
  hasWhole: boolean;
}

interface Loosely {
  words: readonly LooseWord[];
  without: readonly string[];
}

/**
 * What has some of the words, the best first: more of them, rarer ones, and in titles rather than in texts. It is asked
 * only where the whole question finds nothing or hardly anything, so it may cost more than that.
 */
export async function findLoosely(
  db: PlatformDb,
  scope: ReaderScope,
  question: Question,
  { words, without }: Loosely,
): Promise<LooseHits | undefined> {
  const { language } = question;
  const counts = await countWords(db, language, words);
  const rarest = Math.min(...counts.filter((count) => count > 0));
  const through = words.filter((_, index) => {
    const count = counts[index] ?? 0;
    return count > 0 && (count <= mostOfWord || count === rarest);
  });
  if (through.length === 0) return undefined;
  const { rows } = await statementOf(db, scope, question, { words, through, without }).execute(db);
  const { metByAny = [], hasWhole = false } = rows[0] ?? {};
  return { ...hitsOf(rows), metByAny: metByAny ?? [], hasWhole: hasWhole ?? false };
}

type Kind = 'exact' | 'other' | 'any';

type Found = Row & { met: boolean[]; metByAny: boolean[] | null; hasWhole: boolean | null };

function statementOf(
  db: PlatformDb,
  scope: ReaderScope,
  question: Question,
  { words, through, without }: Loosely & { through: readonly LooseWord[] },
): RawBuilder<Found> {
  const wordings = wordingsFor(db, question.language);
  const entries = entriesOf(db);
  const name = (kind: Kind | 'in', word: LooseWord, of = '') => sql.id(`${kind}_${words.indexOf(word)}${of}`);
  const of = (kind: Kind, word: LooseWord, { language }: Wording) =>
    sql`(select ${name(kind, word, language)} from asked)`;
  const each = (made: (word: LooseWord) => RawBuilder<unknown>, between = sql`, `) =>
    sql.join(words.map(made), between);
  const queriesOf = ({ language }: Wording) =>
    each(
      (
        word,
      ) => sql`${anyQuery(word, language)} as ${name('any', word, language)}, ${otherQuery(word, language)} as ${name('other', word, language)},
      ${exactQuery(word, language)} as ${name('exact', word, language)}`,
    );
  const hasWords = (wording: Wording) => {
    const begun = through.map((word) => of('any', word, wording));
    const left = without.map(
      (one) => sql`and not matched @@ phraseto_tsquery(${configuration(wording.language)}, ${one})`,
    );
    return sql`matched @@ (${sql.join(begun, sql` || `)}) ${sql.join(left, sql` `)} and ${wording.isOne}`;
  };
  const isMine = isSeen(db, scope, sql<boolean>`entry.subject_id in (select id from reached)`);
  return sql<Found>`
    with asked as materialized (select ${sql.join(wordings.map(queriesOf))})
    , reached as materialized (${eachWording(
      wordings,
      (wording) => sql`select subject_id as id from ${entries}
      where kind = 'document' and ${hasWords(wording)} and ${isReached(db, scope)}`,
    )})
    , found as materialized (${eachWording(
      wordings,
      (wording) => sql`
      select kind, subject_id, entry.language, type_name, parent_ids, dated, plain_title, weight,
        ${each((word) => sql`${strengthOf((kind) => of(kind, word, wording))} as ${name('in', word)}`)}
      from ${entries} where ${hasWords(wording)} and ${isMine}`,
    )} limit ${mostWeighed}
    ), rarity as materialized (
      select ${each((word) => sql`1 / ln(2 + count(*) filter (where ${name('in', word)} > 0)) as ${name('in', word)}`)} from found
    ), scored as materialized (
      select kind, subject_id, language, type_name, parent_ids, dated, plain_title,
        array[${each((word) => sql`found.${name('in', word)} > 0`)}] as met,
        weight * (${each((word) => sql`found.${name('in', word)} * rarity.${name('in', word)}`, sql` + `)}) as rank
      from found, rarity
    ), pool as materialized (
      select * from scored where rank >= ${leastShare} * (select max(rank) from scored) order by rank desc, subject_id limit ${mostCounted}
    ), ${pageOfPool(db, question, givenFor(scope, question), sql`rank desc`, {
      ofEach: sql`, met`,
      ofAll: sql`, (select bool_or(true = all (pool.met)) from pool) as "hasWhole"
        , (select array[${each((word) => sql`coalesce(bool_or(${name('in', word)} > 0), false)`)}] from found) as "metByAny"`,
    })}`;
}

/** Where the word stands, and whether it is that word or another in its place: the most that it counts for. */
function strengthOf(of: (kind: Kind) => RawBuilder<unknown>): RawBuilder<unknown> {
  const { title, about, body, other, longer } = strength;
  const places = [
    ['titled', title],
    ['ranked', about],
    ['matched', body],
  ] as const;
  const kinds = [
    ['exact', 1],
    ['other', other],
    ['any', longer],
  ] as const;
  const cases = places
    .flatMap(([column, most]) => kinds.map(([kind, share]) => ({ column, kind, value: most * share })))
    .sort((a, b) => b.value - a.value)
    .map(({ column, kind, value }) => sql`when ${sql.ref(column)} @@ ${of(kind)} then ${sql.lit(value)}`);
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}
