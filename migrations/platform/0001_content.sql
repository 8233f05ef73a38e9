create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- One row: the token that travels with page answers, so that a browser knows when menu or settings are new (§4).
create table cache_token (
  is_only_row boolean primary key default true check (is_only_row),
  token uuid not null default gen_random_uuid()
);
insert into cache_token default values;

create table page (
  id uuid primary key default gen_random_uuid(),
  published_version_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Immutable: a reader's request loads one row of this table and nothing else of the page.
create table page_version (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references page (id) on delete cascade,
  number integer not null,
  document jsonb not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  unique (page_id, number)
);
alter table page
  add constraint page_published_version_id_fkey foreign key (published_version_id) references page_version (id);

-- Where a block instance is found without opening every page.
create table block_instance (
  id uuid primary key,
  page_id uuid not null references page (id) on delete cascade
);
create index block_instance_page_id on block_instance (page_id);

create table menu (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
);

-- §1: navigation and paths come from this one; an empty platform has it too.
insert into menu (name) values ('Top level menu');

create table menu_item (
  id uuid primary key default gen_random_uuid(),
  menu_id uuid not null references menu (id) on delete cascade,
  parent_id uuid references menu_item (id) on delete cascade,
  sort_order integer not null,
  name jsonb not null,
  description jsonb not null default '{"$lang": {}}',
  url_segment jsonb not null,
  page_id uuid references page (id) on delete set null,
  external_url text,
  is_visible boolean not null default true,
  related_ids uuid[] not null default '{}'
);
create index menu_item_menu_id on menu_item (menu_id, parent_id, sort_order);
create index menu_item_page_id on menu_item (page_id);

-- A moved or renamed page leaves its old path here; a path whose page is gone has no page_id (product.md §3).
create table former_path (
  path text primary key,
  page_id uuid references page (id) on delete set null,
  since timestamptz not null default now()
);

create table asset (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  media_type text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  sha256 text not null,
  visibility text not null default 'Public' check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  role_ids uuid[] not null default '{}',
  created_at timestamptz not null default now()
);
