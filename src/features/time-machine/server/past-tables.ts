interface Schemas {
  /** Both as SQL. */
  schema: string;
  past: string;
  columnsOf(table: string): readonly string[];
}

/** What is of the file at an address, and not of the address itself: it goes with each file that was there. */
const fileColumns = new Set(['name', 'media_type', 'byte_size', 'width', 'height', 'sha256', 'focal_x', 'focal_y']);

function assetColumn(column: string, past: string): string {
  const name = `"${column}"`;
  if (fileColumns.has(column)) return `case when file.id is null then now.${name} else file.${name} end as ${name}`;
  // What was thrown away since was there then.
  if (column === 'deleted_at')
    return `case when now.deleted_at <= ${past}.moment() then now.deleted_at end as deleted_at`;
  return `now.${name}`;
}

const isForVisitors = "visibility in ('Public', 'Verify')";

/**
 * The tables of which each state is kept (`keep_past` of the migrations), each with what must hold of a row today before a
 * visitor may see it as it was (`was`): what they may not see now they did not get back by looking at another time. Asked
 * row by row, and not as `exists`, for which the database would read all that hold today before the first row.
 */
export const passingTables: Readonly<Record<string, (schema: string) => string>> = {
  page: (schema) => `(
    select true from ${schema}.page as now
    where now.id = was.id and now.deleted_at is null and now.published_version_id is not null
      and now.${isForVisitors}
  )`,
  menu_item: () => 'true',
  setting: () => 'true',
  item_type: () => 'true',
  item: (schema) => `(
    select true from ${schema}.item as now
    where now.id = was.id and now.deleted_at is null and now.is_published and now.published_on <= now()
      and (now.unpublish_on is null or now.unpublish_on > now()) and now.${isForVisitors}
  )`,
};

/** A table has these by itself, and a view does not: what was cannot be written, so which writing it is of is all one. */
export const systemColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  item_type: { xmin: "'0'::text" },
};

/** What is the same at any time, or has its own time with it. */
export const unchangedTables: readonly string[] = ['menu', 'role', 'block_owner', 'cache_token'];

/** Those of `derivedViews`. */
export const derivedTables: readonly string[] = [
  'asset',
  'page_version',
  'page_use',
  'block_instance',
  'item_count',
  'legal_version',
  'redirect',
];

/** What is worked out from the rest: a version says what it is drawn with and which blocks it has. */
export const derivedViews = ({ schema, past, columnsOf }: Schemas): string[] => [
  // With the file that was there then, as long as that is kept: of one that was let go there is nothing, and not another one.
  `create view ${past}.asset as
    select ${columnsOf('asset')
      .map((column) => assetColumn(column, past))
      .join(', ')}
    from ${schema}.asset as now
    left join lateral (
      select * from ${schema}.asset_file
      where asset_file.asset_id = now.id and asset_file.replaced_at > ${past}.moment()
      order by asset_file.id limit 1
    ) as file on true
    where now.created_at <= ${past}.moment()
      and coalesce(case when file.id is null then now.file_since else file.file_since end, now.created_at) <= ${past}.moment()
      and (${past}.is_admin() or now.deleted_at is null);`,
  // A block that is closed today stays closed in what was.
  `create view ${past}.page_version as
    select id, page_id, number,
      case when ${past}.is_admin() then document else jsonb_set(document, '{buildingBlockInstances}', coalesce((
        select jsonb_agg(block order by place)
        from jsonb_array_elements(document -> 'buildingBlockInstances') with ordinality as blocks (block, place)
        where not exists (
          select from ${schema}.block_instance as now
          where now.id = (block ->> 'guid')::uuid and not now.${isForVisitors}
        )
      ), '[]'::jsonb)) end as document,
      published_at, published_by, null::text as note, title, drafts
    from ${schema}.page_version where published_at <= ${past}.moment();`,
  `create view ${past}.page_use as
    select page.id as page_id, used.id as used_id
    from ${past}.page
    join ${past}.page_version on page_version.id = page.published_version_id
    join ${past}.page as used on used.kind <> 'page' and used.id <> page.id
      and position(used.id::text in page_version.document::text) > 0;`,
  `create view ${past}.block_instance as
    select owner.id, owner.page_id, block ->> 'buildingBlockName' as building_block_name,
      block ->> 'visibility' as visibility,
      array(select jsonb_array_elements_text(block -> 'roleIds'))::uuid[] as role_ids,
      (block -> 'period' ->> 'from')::timestamptz as shown_from,
      (block -> 'period' ->> 'until')::timestamptz as shown_until,
      case when block ->> 'buildingBlockName' = 'SharedPart' then (block -> 'options' ->> 'sharedPartGuid')::uuid end as part_id
    from ${schema}.block_owner as owner
    join ${past}.page on page.id = owner.page_id and page.deleted_at is null
    join ${past}.page_version on page_version.id = page.published_version_id
    cross join lateral jsonb_array_elements(page_version.document -> 'buildingBlockInstances') as block
    where (block ->> 'guid')::uuid = owner.id;`,
  // Today's, without what is otherwise since then, and with what that was: counting all of a large list takes too long.
  // Of what is neither published nor open to visitors nobody but an admin is told how much there is.
  `create view ${past}.item_count as
    select list_id, type_id, visibility, role_ids, 0 as slot, sum(total)::integer as total, sum(steady)::integer as steady
    from (
      select list_id, type_id, visibility, role_ids, case when ${past}.is_admin() then total else steady end as total, steady
      from ${schema}.item_count
      union all
      select list_id, type_id, visibility, role_ids,
        -(${past}.is_admin() or (is_published and not is_timed))::integer, -(is_published and not is_timed)::integer
      from ${schema}.item where deleted_at is null and current_since > ${past}.moment()
      union all
      select list_id, type_id, visibility, role_ids, 1, (is_published and not is_timed)::integer
      from ${schema}.item_past as was
      where deleted_at is null and past_from <= ${past}.moment() and past_to > ${past}.moment()
        and (${past}.is_admin() or ${passingTables.item?.(schema) ?? 'true'})
    ) as counted
    where ${past}.is_admin() or ${isForVisitors}
    group by list_id, type_id, visibility, role_ids;`,
  `create view ${past}.legal_version as
    select * from ${schema}.legal_version where published_at <= ${past}.moment();`,
  // What ended since led on then.
  `create view ${past}.redirect as
    select ${columnsOf('redirect')
      .map((column) =>
        column === 'ended_at' ? `case when ended_at <= ${past}.moment() then ended_at end as ended_at` : `"${column}"`,
      )
      .join(', ')}
    from ${schema}.redirect where since <= ${past}.moment();`,
];
