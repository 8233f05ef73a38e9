-- What the site was, for whoever looks back: of what keeps no versions of its own, each row as it was before a change. A page
-- has its versions already; here is which of them readers had, and when. Who did it is in the audit log and not here, so that
-- nothing has to be found again when an account goes; what is removed for good goes from here too.
create table past_began (at timestamptz not null default now());
insert into past_began default values;

alter table page add column current_since timestamptz not null default now();
alter table menu_item add column current_since timestamptz not null default now();
alter table setting add column current_since timestamptz not null default now();
alter table item_type add column current_since timestamptz not null default now();
alter table item add column current_since timestamptz not null default now();

create table page_past (
  id uuid not null references page (id) on delete cascade,
  kind text not null,
  published_version_id uuid,
  visibility text not null,
  role_ids uuid[] not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  past_from timestamptz not null,
  past_to timestamptz not null
);
create index page_past_id on page_past (id, past_to);

create table menu_item_past (
  id uuid not null references menu_item (id) on delete cascade,
  menu_id uuid not null,
  parent_id uuid,
  sort_order integer not null,
  name jsonb not null,
  description jsonb not null,
  url_segment jsonb not null,
  page_id uuid,
  external_url text,
  is_visible boolean not null,
  related_ids uuid[] not null,
  deleted_at timestamptz,
  past_from timestamptz not null,
  past_to timestamptz not null
);
create index menu_item_past_id on menu_item_past (id, past_to);

create table setting_past (
  key text not null references setting (key) on delete cascade,
  value jsonb not null,
  past_from timestamptz not null,
  past_to timestamptz not null
);
create index setting_past_key on setting_past (key, past_to);

create table item_type_past (
  id uuid not null references item_type (id) on delete cascade,
  name text not null,
  item_name jsonb not null,
  item_name_plural jsonb not null,
  icon text not null,
  fields jsonb not null,
  features jsonb not null,
  is_built_in boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  schema_type text not null,
  past_from timestamptz not null,
  past_to timestamptz not null
);
create index item_type_past_id on item_type_past (id, past_to);

create table item_past (
  id uuid not null references item (id) on delete cascade,
  short_id text not null,
  list_id uuid not null,
  type_id uuid not null,
  title jsonb not null,
  description jsonb not null,
  card jsonb not null,
  facets jsonb not null,
  document jsonb not null,
  vendors text[] not null,
  parent_ids uuid[] not null,
  is_published boolean not null,
  published_on timestamptz not null,
  unpublish_on timestamptz,
  is_timed boolean not null,
  period_start timestamptz,
  period_end timestamptz,
  is_highlighted boolean not null,
  highlight_until timestamptz,
  visibility text not null,
  role_ids uuid[] not null,
  sort_title text collate "C" not null,
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  is_sticky boolean not null,
  past_from timestamptz not null,
  past_to timestamptz not null
);
create index item_past_id on item_past (id, past_to);
create index item_past_short_id on item_past (short_id, past_to);
create index item_past_list_id on item_past (list_id, past_to);

-- By the names of the columns: one that a table gets later is not kept until its table of the past has it too. What lasted
-- no longer than a transaction nobody has seen.
create function keep_past() returns trigger language plpgsql as $$
begin
  if old.current_since < now() then
    execute format(
      'insert into %1$I.%2$I select * from jsonb_populate_record(null::%1$I.%2$I, $1)', tg_table_schema, tg_table_name || '_past'
    ) using to_jsonb(old) || jsonb_build_object('past_from', old.current_since, 'past_to', now());
    new.current_since := now();
  end if;
  return new;
end
$$;

create trigger page_passes before update on page for each row
  when (row(old.published_version_id, old.deleted_at) is distinct from row(new.published_version_id, new.deleted_at))
  execute function keep_past();
create trigger menu_item_passes before update on menu_item for each row when (old is distinct from new)
  execute function keep_past();
create trigger setting_passes before update on setting for each row when (old.value is distinct from new.value)
  execute function keep_past();
create trigger item_type_passes before update on item_type for each row when (old is distinct from new)
  execute function keep_past();
-- Not for what is said of it, searched in it or decided about it.
create trigger item_passes before update on item for each row
  when (
    row(old.list_id, old.type_id, old.title, old.description, old.card, old.document, old.parent_ids, old.is_published,
        old.published_on, old.unpublish_on, old.period_start, old.period_end, old.is_highlighted, old.visibility,
        old.role_ids, old.deleted_at, old.is_sticky)
    is distinct from
    row(new.list_id, new.type_id, new.title, new.description, new.card, new.document, new.parent_ids, new.is_published,
        new.published_on, new.unpublish_on, new.period_start, new.period_end, new.is_highlighted, new.visibility,
        new.role_ids, new.deleted_at, new.is_sticky)
  )
  execute function keep_past();
