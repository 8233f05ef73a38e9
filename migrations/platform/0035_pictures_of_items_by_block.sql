-- Lists answer the block that an item's picture is of (§3), without opening its document.
update item set card = jsonb_set(item.card, '{image,block}', found.block)
from (
  select one.id, (
    select jsonb_build_object('guid', part.value->'guid', 'buildingBlockName', part.value->'buildingBlockName')
    from jsonb_array_elements(one.document->'blocks') with ordinality part(value, place)
    where part.value->'content'->>'imageGuid' = one.card->'image'->>'imageGuid'
    order by part.place
    limit 1
  ) as block
  from item one
  where jsonb_typeof(one.card->'image') = 'object'
) found
where found.id = item.id and found.block is not null;
