-- Made by admins. The id of a field stays when its label changes, and values hang on it.
create table item_type (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  item_name jsonb not null,
  item_name_plural jsonb not null,
  icon text not null default 'file-text',
  fields jsonb not null default '[]',
  features jsonb not null default '{}',
  is_built_in boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- A built-in type that was deleted stays as a row, so that the next start does not bring it back.
  deleted_at timestamptz
);
create unique index item_type_name on item_type (lower(name)) where deleted_at is null;

create table item (
  id uuid primary key default gen_random_uuid(),
  short_id text not null unique,
  -- The block it was added to. No foreign key: a block that is taken off its page keeps its items for when it comes back.
  list_id uuid not null,
  type_id uuid not null references item_type (id),
  title jsonb not null,
  description jsonb not null default '{"$lang": {}}',
  -- What a list shows besides: picture, fields shown in lists, languages that are still a draft. So that a list of twenty
  -- never opens twenty documents.
  card jsonb not null default '{}',
  -- Values of fields as plain words by field id, to filter by.
  facets jsonb not null default '{}',
  -- Title and description in every language, as `plain_text` makes them, for finding within a list.
  search_text text not null default '',
  -- Values of the type's fields by field id, its own blocks and its translations: what a list does not sort or filter by.
  document jsonb not null,
  -- Of its own blocks: whoever else a reader deals with (product.md §1.6).
  vendors text[] not null default '{}',
  parent_ids uuid[] not null default '{}',
  is_published boolean not null default false,
  -- In the future: scheduled.
  published_on timestamptz not null default now(),
  unpublish_on timestamptz,
  -- Comes or goes by itself: was scheduled when it was written, or has a moment to go.
  is_timed boolean not null default false,
  period_start timestamptz,
  period_end timestamptz,
  is_highlighted boolean not null default false,
  visibility text not null default 'Public' check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  role_ids uuid[] not null default '{}',
  -- One order in every database, whatever its collation.
  sort_title text collate "C" not null generated always as (
    plain_text(left(coalesce(title #>> '{$lang,nl}', title #>> '{$lang,en}', ''), 200))
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text,
  changed_at timestamptz not null default now(),
  changed_by text,
  deleted_at timestamptz,
  deleted_by text
);
-- Each order of a list. They carry what decides whether a reader may see the item, so that skipping to a far page reads
-- the index and no rows.
create index item_list_published_on on item (list_id, published_on desc, id)
  include (is_published, unpublish_on, visibility, role_ids, type_id, period_end) where deleted_at is null;
create index item_list_sort_title on item (list_id, sort_title, id)
  include (is_published, published_on, unpublish_on, visibility, role_ids, type_id) where deleted_at is null;
create index item_list_period_start on item (list_id, period_start, id) where deleted_at is null;
create index item_list_period_start_desc on item (list_id, period_start desc nulls last, id) where deleted_at is null;
-- Without an end it never expires (product.md §2), so it sorts and filters as the end of time.
create index item_list_period_end on item (list_id, coalesce(period_end, 'infinity'::timestamptz), id) where deleted_at is null;
-- What begins and never ends, in an agenda of what is still to come.
create index item_list_period_open on item (list_id, period_start, id) where deleted_at is null and period_end is null;
create index item_list_type_period_open on item (list_id, type_id, period_start, id) where deleted_at is null and period_end is null;
create index item_list_created_at on item (list_id, created_at, id) where deleted_at is null;
create index item_list_changed_at on item (list_id, changed_at, id) where deleted_at is null;
create index item_vendors on item (list_id) where deleted_at is null and vendors <> '{}';
create index item_list_highlighted on item (list_id, published_on desc, id) where deleted_at is null and is_highlighted;
-- Over all lists: the spotlight, the sitemap.
create index item_published_on on item (published_on desc, id) where deleted_at is null and is_published;
create index item_highlighted on item (published_on desc, id) where deleted_at is null and is_published and is_highlighted;
create index item_timed on item (list_id, coalesce(unpublish_on, 'infinity'::timestamptz)) where deleted_at is null and is_timed;
create index item_parent_ids on item using gin (parent_ids) with (fastupdate = off) where deleted_at is null;
create index item_facets on item using gin (facets jsonb_path_ops) with (fastupdate = off) where deleted_at is null;
create index item_search_text on item using gin (search_text public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index item_type_id on item (type_id);
create index item_created_by on item (created_by, list_id) where created_by is not null;
create index item_deleted_at on item (deleted_at) where deleted_at is not null;

-- How many items a list has, kept with every change in the same transaction, so that a total is exact and reads a few
-- rows instead of every item. Eight rows for each kind, chosen by connection, so that two people who add at once do not
-- wait for each other.
create table item_count (
  list_id uuid not null,
  type_id uuid not null,
  visibility text not null,
  role_ids uuid[] not null,
  slot integer not null,
  total integer not null,
  -- Published, and neither coming nor going by itself: those are counted when they are asked for (item_timed).
  steady integer not null,
  primary key (list_id, type_id, visibility, role_ids, slot)
);

create function count_items() returns trigger language plpgsql set search_path from current as $$
begin
  insert into item_count as kept (list_id, type_id, visibility, role_ids, slot, total, steady)
  select list_id, type_id, visibility, role_ids, pg_backend_pid() % 8,
         count(*) * tg_argv[0]::integer,
         count(*) filter (where is_published and not is_timed) * tg_argv[0]::integer
  from changed
  where deleted_at is null
  group by list_id, type_id, visibility, role_ids
  order by list_id, type_id, visibility, role_ids
  on conflict (list_id, type_id, visibility, role_ids, slot)
  do update set total = kept.total + excluded.total, steady = kept.steady + excluded.steady;
  return null;
end
$$;
create trigger item_added after insert on item referencing new table as changed
  for each statement execute function count_items('1');
create trigger item_was after update on item referencing old table as changed
  for each statement execute function count_items('-1');
create trigger item_became after update on item referencing new table as changed
  for each statement execute function count_items('1');
create trigger item_removed after delete on item referencing old table as changed
  for each statement execute function count_items('-1');

-- Nothing is ever lost: what an item was before each change.
create table item_version (
  item_id uuid not null references item (id) on delete cascade,
  number integer not null,
  snapshot jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by text,
  primary key (item_id, number)
);
