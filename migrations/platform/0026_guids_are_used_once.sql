-- The page that a block stood on first, as a draft or published. Without a foreign key, because it stays when the page is
-- gone: whoever used its guid again on another page would open the items and files of the block that had it.
create table block_owner (
  id uuid primary key,
  page_id uuid not null
);
create index block_owner_page_id on block_owner (page_id);

-- Where one stood on two pages, it belongs to the page that has it now, and else to the one that published it last.
insert into block_owner (id, page_id) select id, page_id from block_instance;
insert into block_owner (id, page_id)
select distinct on ((block ->> 'guid')::uuid) (block ->> 'guid')::uuid, page_id
from page_version cross join lateral jsonb_array_elements(document -> 'buildingBlockInstances') block
order by (block ->> 'guid')::uuid, published_at desc
on conflict do nothing;
insert into block_owner (id, page_id)
select distinct on ((block ->> 'guid')::uuid) (block ->> 'guid')::uuid, page.id
from page cross join lateral jsonb_array_elements(working_copy -> 'buildingBlockInstances') block
order by (block ->> 'guid')::uuid, changed_at desc
on conflict do nothing;
-- Lists and files of blocks whose page is gone already: nobody's.
insert into block_owner (id, page_id)
select distinct list_id, '00000000-0000-0000-0000-000000000000'::uuid from item
union
select distinct holder_id::uuid, '00000000-0000-0000-0000-000000000000'::uuid from asset
where holder_kind = 'block' and holder_id ~ '^[0-9a-f-]{36}$' and created_at < now() - interval '1 day'
on conflict do nothing;

-- Items that were thrown away for good: their guids are not given out again either.
create table purged_item (
  id uuid primary key
);
insert into purged_item (id)
select distinct holder_id::uuid from asset
where holder_kind = 'item' and holder_id ~ '^[0-9a-f-]{36}$' and created_at < now() - interval '1 day'
  and not exists (select from item where item.id::text = asset.holder_id);

create function keep_purged_items() returns trigger language plpgsql set search_path from current as $$
begin
  insert into purged_item (id) select id from changed on conflict do nothing;
  return null;
end
$$;
create trigger item_purged after delete on item referencing old table as changed
  for each statement execute function keep_purged_items();

create function refuse_purged_items() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from changed join purged_item using (id)) then
    raise exception 'the guid of an item is used once' using errcode = 'unique_violation', constraint = 'item_pkey';
  end if;
  return null;
end
$$;
create trigger item_is_new after insert on item referencing new table as changed
  for each statement execute function refuse_purged_items();
