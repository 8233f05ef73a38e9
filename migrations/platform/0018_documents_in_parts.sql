-- The shared part that a block shows: a file in the part is found by whoever may see one of the blocks that show it. Without
-- a foreign key, as a block may name a part that is made or removed later.
alter table block_instance add column part_id uuid;

update block_instance
set part_id = (block -> 'options' ->> 'sharedPartGuid')::uuid
from page
join page_version on page_version.id = page.published_version_id
cross join lateral jsonb_array_elements(page_version.document -> 'buildingBlockInstances') block
where block_instance.building_block_name = 'SharedPart'
  and page.id = block_instance.page_id and (block ->> 'guid')::uuid = block_instance.id;

-- A template's files are left out, as its words are: they stand on every page and say nothing of any.
create or replace function note_document_places(of_page uuid) returns void language plpgsql set search_path from current as $$
begin
  delete from document_place where page_id = of_page;
  insert into document_place (asset_id, block_id, page_id)
  select used, (block ->> 'guid')::uuid, of_page
  from page
  join page_version on page_version.id = page.published_version_id
  cross join lateral jsonb_array_elements(page_version.document -> 'buildingBlockInstances') block
  cross join lateral unnest(assets_in(block::text)) used
  where page.id = of_page and page.kind <> 'template'
  on conflict do nothing;
end
$$;

select note_document_places(id) from page where published_version_id is not null and kind = 'shared-part';
