-- Every letter that someone types is saved, and each time the whole page was searched for files, what readers have included:
-- three quarters of what the database did for it. Now only what differs is looked at. Where neither what was there nor what
-- came has a guid in it, the same files are used as before; anything else is searched as ever.
create function has_same_guids(old_document text, new_document text) returns boolean language plpgsql immutable
set search_path from current as $$
declare
  -- Bytes, because a part of a text is found by counting its letters from the start.
  before bytea := convert_to(old_document, 'UTF8');
  after bytea := convert_to(new_document, 'UTF8');
  guid constant text := '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';
  guid_length constant integer := 36;
  low integer := 0;
  high integer := least(length(before), length(after));
  middle integer;
  head integer;
  tail integer;
  start integer;
begin
  -- How many bytes at the start are the same: halved until it is known. What is known to be the same is not compared again.
  while low < high loop
    middle := (low + high + 1) / 2;
    if substr(before, low + 1, middle - low) = substr(after, low + 1, middle - low) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  head := low;
  -- And at the end.
  low := 0;
  high := least(length(before), length(after)) - head;
  while low < high loop
    middle := (low + high + 1) / 2;
    if substr(before, length(before) - middle + 1, middle - low) = substr(after, length(after) - middle + 1, middle - low)
    then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  tail := low;
  -- A guid of which only one letter differs begins, or ends, outside what differs.
  start := greatest(1, head + 1 - guid_length);
  return encode(substr(before, start, length(before) - tail + guid_length - start + 1), 'escape') !~ guid
    and encode(substr(after, start, length(after) - tail + guid_length - start + 1), 'escape') !~ guid;
end
$$;

create or replace function page_uses_assets() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    delete from asset_use where kind = 'page' and holder_id = old.id::text;
  elsif tg_op = 'INSERT'
    or new.published_version_id is distinct from old.published_version_id
    or old.working_copy is null
    or new.working_copy is null
    or not has_same_guids(old.working_copy::text, new.working_copy::text)
  then
    perform note_asset_uses('page', new.id::text, concat(
      new.working_copy, (select document from page_version where id = new.published_version_id)));
  end if;
  return null;
end
$$;
