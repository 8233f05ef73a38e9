-- Which item a block stands in, and which items have a kind of block: what people choose and say in a block of an item is
-- kept by the guid of that block, as it is for pages.
create index item_blocks on item using gin (
  (jsonb_path_query_array(document, '$.blocks[*].guid') || jsonb_path_query_array(document, '$.blocks[*].buildingBlockName'))
) with (fastupdate = off);
