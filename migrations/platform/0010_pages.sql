-- A template is drawn around pages and a shared part inside them; both are written, published and versioned as a page is.
alter table page
  add column kind text not null default 'page' check (kind in ('page', 'template', 'shared-part')),
  -- What is being written; null while it says the same as the newest version.
  add column working_copy jsonb,
  -- Goes up with every change of the working copy, so that two people cannot overwrite each other unseen.
  add column sequence integer not null default 0,
  add column changed_at timestamptz not null default now(),
  add column changed_by text,
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add column deleted_by text,
  -- Of the published version, copied, so that the rule of who may see it can be part of a query.
  add column visibility text not null default 'Public' check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  add column role_ids uuid[] not null default '{}';

update page
set visibility = coalesce(document ->> 'visibility', 'Public'),
    role_ids = coalesce(array(select jsonb_array_elements_text(document -> 'roleIds')::uuid), '{}'),
    changed_at = page_version.published_at,
    changed_by = page_version.published_by
from page_version
where page_version.id = page.published_version_id;

create index page_due on page (least(publish_at, unpublish_at)) where publish_at is not null or unpublish_at is not null;

-- The templates and shared parts that the published version draws with: a change of one of them reaches these pages.
create table page_use (
  page_id uuid not null references page (id) on delete cascade,
  used_id uuid not null references page (id) on delete cascade,
  primary key (page_id, used_id)
);
create index page_use_used_id on page_use (used_id);

create index page_deleted on page (deleted_at) where deleted_at is not null;

-- Of the published version too: what a list of items or a search must know of the block that holds them.
alter table block_instance
  add column building_block_name text not null default '',
  add column visibility text not null default 'Public' check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  add column role_ids uuid[] not null default '{}',
  add column shown_from timestamptz,
  add column shown_until timestamptz;

update block_instance
set building_block_name = block ->> 'buildingBlockName',
    visibility = coalesce(block ->> 'visibility', 'Public'),
    role_ids = coalesce(array(select jsonb_array_elements_text(block -> 'roleIds')::uuid), '{}'),
    shown_from = (block -> 'period' ->> 'from')::timestamptz,
    shown_until = (block -> 'period' ->> 'until')::timestamptz
from page
join page_version on page_version.id = page.published_version_id
cross join lateral jsonb_array_elements(page_version.document -> 'buildingBlockInstances') block
where page.id = block_instance.page_id and (block ->> 'guid')::uuid = block_instance.id;

-- Removed with all below it, and put back the same way: the rows stay until they are cleaned up.
alter table menu_item
  add column deleted_at timestamptz,
  add column deleted_with uuid;
create index menu_item_deleted on menu_item (deleted_at) where deleted_at is not null;
