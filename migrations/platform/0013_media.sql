-- Folders of the media library; a file lies in one of them, or in none.
create table asset_folder (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references asset_folder (id),
  name text not null,
  created_at timestamptz not null default now()
);
create unique index asset_folder_name on asset_folder (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

alter table asset
  add column title jsonb not null default '{"$lang": {}}',
  add column alt jsonb not null default '{"$lang": {}}',
  -- Says nothing that the words around it do not say, so it needs no description.
  add column is_decorative boolean not null default false,
  add column credit text not null default '',
  -- What must stay in sight when a picture is cropped, in hundredths from the left and the top; the middle when nobody chose.
  add column focal_x integer check (focal_x between 0 and 100),
  add column focal_y integer check (focal_y between 0 and 100),
  add column folder_id uuid references asset_folder (id) on delete set null,
  add column changed_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add column deleted_by text,
  add column search_text text not null generated always as (
    plain_text(left(name, 300) || ' ' || left(title::text, 600) || ' ' || left(alt::text, 1200) || ' ' || left(credit, 300))
  ) stored,
  add constraint asset_focal_point check ((focal_x is null) = (focal_y is null));
update asset set changed_at = created_at;
create index asset_search_text on asset using gin (search_text public.gin_trgm_ops) where holder_kind <> 'profile';
create index asset_changed_at on asset (changed_at desc, id) where holder_kind <> 'profile' and deleted_at is null;
create index asset_folder_id on asset (folder_id) where folder_id is not null;
create index asset_deleted_at on asset (deleted_at) where deleted_at is not null;

-- What an address showed before its file was replaced, so that replacing can be undone.
create table asset_file (
  id bigint generated always as identity primary key,
  asset_id uuid not null references asset (id) on delete cascade,
  name text not null,
  media_type text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  sha256 text not null,
  focal_x integer,
  focal_y integer,
  replaced_at timestamptz not null default now(),
  replaced_by text
);
create index asset_file_asset_id on asset_file (asset_id, id desc);
create index asset_file_sha256 on asset_file (sha256);
create index asset_file_replaced_at on asset_file (replaced_at);

-- Where each file is used. Kept by the database with every write, whoever writes it: what is used can never look unused
-- because a new feature forgot to say so.
create table asset_use (
  asset_id uuid not null references asset (id) on delete cascade,
  kind text not null check (kind in ('page', 'item', 'setting')),
  holder_id text not null,
  primary key (asset_id, kind, holder_id)
);
create index asset_use_holder on asset_use (kind, holder_id);

-- Every guid in the document that is a file's, wherever it stands: in options, in fields, in an address within a text.
create function assets_in(document text) returns uuid[] language sql stable set search_path from current as $$
  select coalesce(array_agg(asset.id), '{}') from asset
  where asset.id = any (array(
    select distinct lower(found[1])::uuid
    from regexp_matches(document, '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}', 'g') found
  ))
$$;

create function note_asset_uses(of_kind text, of_holder text, document text) returns void language plpgsql
set search_path from current as $$
declare
  used uuid[] := assets_in(document);
begin
  delete from asset_use where kind = of_kind and holder_id = of_holder and asset_id <> all (used);
  insert into asset_use (asset_id, kind, holder_id) select unnest(used), of_kind, of_holder on conflict do nothing;
end
$$;

-- What readers have and what is being written both count.
create function page_uses_assets() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    delete from asset_use where kind = 'page' and holder_id = old.id::text;
  else
    perform note_asset_uses('page', new.id::text, concat(
      new.working_copy, (select document from page_version where id = new.published_version_id)));
  end if;
  return null;
end
$$;
create trigger page_uses_assets after insert or delete or update of working_copy, published_version_id on page
  for each row execute function page_uses_assets();

create function item_uses_assets() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    delete from asset_use where kind = 'item' and holder_id = old.id::text;
  elsif tg_op = 'INSERT' then
    insert into asset_use (asset_id, kind, holder_id)
    select used, 'item', new.id::text from unnest(assets_in(concat(new.card, new.document))) used;
  else
    perform note_asset_uses('item', new.id::text, concat(new.card, new.document));
  end if;
  return null;
end
$$;
-- Most items have no file at all; the condition keeps adding one as quick as it was.
create trigger item_gains_assets after insert on item
  for each row when (new.document::text like '%-____-____-____-%' or new.card::text like '%-____-____-____-%')
  execute function item_uses_assets();
create trigger item_uses_assets after update of document, card on item
  for each row when (old.document is distinct from new.document or old.card is distinct from new.card)
  execute function item_uses_assets();
create trigger item_leaves_assets after delete on item for each row execute function item_uses_assets();

create function setting_uses_assets() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    delete from asset_use where kind = 'setting' and holder_id = old.key;
  else
    perform note_asset_uses('setting', new.key, new.value::text);
  end if;
  return null;
end
$$;
create trigger setting_uses_assets after insert or delete or update of value on setting
  for each row execute function setting_uses_assets();

-- What there is already.
select note_asset_uses('page', page.id::text, concat(page.working_copy, page_version.document))
from page left join page_version on page_version.id = page.published_version_id;
select note_asset_uses('item', id::text, concat(card, document)) from item;
select note_asset_uses('setting', key, value::text) from setting;
