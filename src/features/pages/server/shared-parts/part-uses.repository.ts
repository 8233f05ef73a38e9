import { type RawBuilder, sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageKind, PageOptions, StoredBlock } from '../../contract/page.ts';

/** As much of a document as says what it is drawn with. */
export interface NamingDocument {
  options: Partial<PageOptions>;
  blocks: StoredBlock[];
}

export interface NamingRow {
  id: string;
  kind: PageKind;
  title: StoredText | null;
  written: NamingDocument | null;
  readers: NamingDocument | null;
}

/** Pages that name a template, a shared part, a footer or a header image, in what readers have or in what is written. */
export async function findNamingPages(db: PlatformDb, blockNames: readonly string[]): Promise<NamingRow[]> {
  const names = JSON.stringify({ names: blockNames });
  const path = sql.lit('$.buildingBlockInstances[*] ? (@.buildingBlockName == $names[*])');
  const namesAnything = (document: RawBuilder<unknown>) => sql<boolean>`(
    coalesce(${document} -> 'options' ->> 'templateHeader', ${document} -> 'options' ->> 'templateFooter',
      ${document} -> 'options' ->> 'footer', ${document} -> 'options' ->> 'footerGuid',
      ${document} -> 'options' ->> 'headerImage') is not null
    or jsonb_path_exists(${document}, ${path}, ${names}::jsonb))`;
  const naming = (document: RawBuilder<unknown>) => sql<NamingDocument | null>`
    case when ${document} is not null then jsonb_build_object(
      'options', ${document} -> 'options',
      'blocks', jsonb_path_query_array(${document}, ${path}, ${names}::jsonb)) end`;
  const pages = db
    .selectFrom('page')
    .leftJoin('page_version as published', 'published.id', 'page.published_version_id')
    .select(({ fn, selectFrom }) => [
      'page.id',
      'page.kind',
      'published.document as readers',
      fn
        .coalesce(
          'page.working_copy',
          'published.document',
          // Of one that was taken off the site and not changed since.
          selectFrom('page_version')
            .select('page_version.document')
            .whereRef('page_version.page_id', '=', 'page.id')
            .orderBy('page_version.number', 'desc')
            .limit(1),
        )
        .as('written'),
    ])
    .where('page.deleted_at', 'is', null);
  const { rows } = await sql<NamingRow>`
    select id, kind, written -> 'title' as title, ${naming(sql`written`)} as written, ${naming(sql`readers`)} as readers
    from (${pages}) page
    where ${namesAnything(sql`written`)} or ${namesAnything(sql`readers`)}
    order by id`.execute(db);
  return rows;
}
