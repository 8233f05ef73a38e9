import { type Expression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { changedSince } from '../../contract/overview/changed-since.ts';
import { noOwner, soonDays } from '../../contract/overview/overview-choices.ts';
import type { OverviewFilter } from '../../contract/overview/page-overview.ts';
import type { PageKind } from '../../contract/page.ts';
import type { Publication } from '../../contract/publication.ts';

/** What a filter is held against, beside the page itself. */
export interface Moment {
  now: Date;
  /** On the platform's calendar. */
  today: string;
}

/** What `publicationOf` says (contract/publication.ts), for all pages at once; a test holds the two against each other. */
const publication = sql<Publication>`case
  when review.waiting is not null then 'waiting'
  when page.publish_at is not null then 'scheduled'
  when failed.action = 'publish' and (page.published_version_id is null or page.working_copy is not null) then 'failed'
  when page.published_version_id is null then 'draft'
  when page.working_copy is not null then 'changed'
  else 'published' end`;

/** Every page of a kind, or these, with what it is found, sorted and counted by, and nothing of what is written on it. */
export const knownPages = (db: PlatformDb, { kind, ids }: { kind: PageKind; ids?: readonly string[] }) =>
  db
    .selectFrom('page')
    .leftJoin('page_version as published', 'published.id', 'page.published_version_id')
    .leftJoinLateral(
      (eb) =>
        // Of one that was taken off the site and not changed since.
        eb
          .selectFrom('page_version')
          .select(['page_version.title', 'page_version.drafts'])
          .whereRef('page_version.page_id', '=', 'page.id')
          .where('page.published_version_id', 'is', null)
          .where('page.working_copy', 'is', null)
          .orderBy('page_version.number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('language_review')
          .select(sql<string[] | null>`array_agg(language_review.language)`.as('waiting'))
          .whereRef('language_review.page_id', '=', 'page.id')
          .where('language_review.state', '=', 'waiting')
          .as('review'),
      (join) => join.onTrue(),
    )
    .leftJoin('page_failed_plan as failed', 'failed.page_id', 'page.id')
    .leftJoin('user as owner', 'owner.id', 'page.owner_id')
    .select(({ fn, exists, not, selectFrom }) => [
      'page.id',
      'page.kind',
      'page.visibility',
      'page.owner_id',
      'owner.name as owner_name',
      'page.review_on',
      'page.changed_at',
      'page.changed_by',
      'page.publish_at',
      'page.unpublish_at',
      'failed.action as failed_action',
      sql<boolean>`page.published_version_id is not null`.as('is_published'),
      sql<boolean>`page.working_copy is not null`.as('has_changes'),
      publication.as('status'),
      sql<string[]>`coalesce(review.waiting, '{}')`.as('waiting'),
      'page.publish_languages as planned',
      fn.coalesce('page.working_title', 'published.title', 'newest.title').as('title'),
      fn.coalesce('page.working_drafts', 'published.drafts', 'newest.drafts').as('drafts'),
      'published.title as published_title',
      'published.drafts as published_drafts',
      not(
        exists(
          selectFrom('menu_item')
            .innerJoin('menu', 'menu.id', 'menu_item.menu_id')
            .select('menu_item.id')
            .whereRef('menu_item.page_id', '=', 'page.id')
            .where('menu_item.deleted_at', 'is', null)
            .where('menu.name', '=', topLevelMenu),
        ),
      ).as('is_loose'),
    ])
    .where('page.deleted_at', 'is', null)
    .where('page.kind', '=', kind)
    .$if(ids !== undefined, (query) => query.where('page.id', '=', sql<string>`any(${ids ?? []}::uuid[])`));

export type KnownPage = Awaited<ReturnType<ReturnType<typeof knownPages>['executeTakeFirstOrThrow']>>;
export interface Known {
  known: KnownPage;
}
type OfKnown = ExpressionBuilder<Known, 'known'>;

const plain = (text: Expression<string>): RawBuilder<string> =>
  sql<string>`lower(public.unaccent('public.unaccent', ${text}))`;

const titleIn = (language: Language): RawBuilder<string> =>
  sql<string>`coalesce(title -> '$lang' ->> ${sql.lit(language)}, '')`;

/** As it is sorted: in this language, else in the default one. */
export const sortableTitle = (language: Language): RawBuilder<string> =>
  sql<string>`${plain(
    sql<string>`coalesce(nullif(${titleIn(language)}, ''), ${titleIn(defaultLanguage)})`,
  )} collate "C"`;

/** The default language is what a page falls back to, so every page has it. */
export const hasLanguage = (language: Language): RawBuilder<boolean> =>
  language === defaultLanguage ? sql<boolean>`true` : sql<boolean>`${titleIn(language)} <> ''`;

const mostWords = 8;
const anyTitle = plain(sql<string>`(select string_agg(value, ' ') from jsonb_each_text(title -> '$lang'))`);
const patternOf = (word: string): RawBuilder<string> => plain(sql.val(word.replace(/[\\%_]/g, '\\$&')));
const hasWord = (word: string): RawBuilder<boolean> => sql<boolean>`${anyTitle} like '%' || ${patternOf(word)} || '%'`;

/** A word of the title, in any language, begins so. */
export const beginsWord = (word: string): RawBuilder<boolean> =>
  sql<boolean>`(' ' || ${anyTitle}) like '% ' || ${patternOf(word)} || '%'`;

/** Each word somewhere in the title, or found by its address or its text. */
function wasSearched(eb: OfKnown, search: string, foundElsewhere: readonly string[]) {
  const words = search.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const byTitle = eb.and(words.slice(0, mostWords).map(hasWord));
  return [eb.or([byTitle, sql<boolean>`known.id = any(${foundElsewhere}::uuid[])`])];
}

function isReviewed(eb: OfKnown, period: NonNullable<OverviewFilter['review']>, { today }: Moment) {
  const day = (text: string) => sql<string>`${text}::date`;
  if (period === 'none') return eb('review_on', 'is', null);
  if (period === 'due') return eb('review_on', '<=', day(today));
  return eb.and([eb('review_on', '>', day(today)), eb('review_on', '<=', day(addDays(today, soonDays)))]);
}

function wasChanged(eb: OfKnown, period: NonNullable<OverviewFilter['changed']>, { now }: Moment) {
  const { from, until } = changedSince(period, now);
  return until === undefined ? eb('changed_at', '>=', from ?? now) : eb('changed_at', '<', until);
}

function isOwned(eb: OfKnown, owners: readonly string[]) {
  const people = owners.filter((one) => one !== noOwner);
  return eb.or([
    ...(owners.includes(noOwner) ? [eb('owner_id', 'is', null)] : []),
    ...(people.length > 0 ? [eb('owner_id', 'in', people)] : []),
  ]);
}

/** A filter as one condition; `foundElsewhere` are the pages whose address or text has what was searched for. */
export function isFound(eb: OfKnown, filter: OverviewFilter, foundElsewhere: readonly string[], moment: Moment) {
  return eb.and([
    ...wasSearched(eb, filter.search, foundElsewhere),
    ...(filter.status.length > 0 ? [eb('status', 'in', filter.status)] : []),
    ...(filter.owner.length > 0 ? [isOwned(eb, filter.owner)] : []),
    ...filter.with.map(hasLanguage),
    ...filter.without.map((language) => eb.not(hasLanguage(language))),
    ...(filter.review === undefined ? [] : [isReviewed(eb, filter.review, moment)]),
    ...(filter.changed === undefined ? [] : [wasChanged(eb, filter.changed, moment)]),
    ...(filter.inMenu === undefined ? [] : [eb('is_loose', '=', filter.inMenu === 'false')]),
  ]);
}
