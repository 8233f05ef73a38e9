-- Which files stand in which block of what readers have: the working copy does not count here, as it does in asset_use. The
-- database keeps it with every publication, whoever publishes, and search asks whether one of the blocks is open to a reader.
create table document_place (
  asset_id uuid not null references asset (id) on delete cascade,
  block_id uuid not null,
  page_id uuid not null references page (id) on delete cascade,
  primary key (asset_id, block_id)
);
create index document_place_page_id on document_place (page_id);

create function note_document_places(of_page uuid) returns void language plpgsql set search_path from current as $$
begin
  delete from document_place where page_id = of_page;
  insert into document_place (asset_id, block_id, page_id)
  select used, (block ->> 'guid')::uuid, of_page
  from page
  join page_version on page_version.id = page.published_version_id
  cross join lateral jsonb_array_elements(page_version.document -> 'buildingBlockInstances') block
  cross join lateral unnest(assets_in(block::text)) used
  where page.id = of_page and page.kind = 'page'
  on conflict do nothing;
end
$$;

create function page_places_documents() returns trigger language plpgsql set search_path from current as $$
begin
  perform note_document_places(new.id);
  return null;
end
$$;
create trigger page_places_documents after insert or update of published_version_id on page
  for each row execute function page_places_documents();

-- A document is found by its title and its name, in every language; pictures are not. Whether a reader may see it is
-- asked when they search: its own audience is copied here, that of what it hangs on is not.
create function note_document(of_asset uuid) returns void language plpgsql set search_path from current as $$
begin
  delete from search_entry where kind = 'document' and subject_id = of_asset;
  insert into search_entry (kind, subject_id, language, title, body, dated, visibility, role_ids, matched, titled, ranked, plain_title)
  select 'document', id, language, coalesce(own_title, name), '', changed_at, visibility, role_ids, stems || words,
         stems || words, setweight(stems || words, 'A'), plain
  from asset
  cross join (values ('nl', 'dutch'::regconfig), ('en', 'english'::regconfig)) spoken (language, configuration)
  cross join lateral (select nullif(title #>> array['$lang', language], '') as own_title) titles
  cross join lateral (
    select trim(regexp_replace(plain_text(left(coalesce(own_title || ' ', '') || name, 500)), '[^[:alnum:]]+', ' ', 'g')) as plain) folded
  cross join lateral (select to_tsvector(configuration, plain) as stems, to_tsvector('simple', plain) as words) vectors
  where id = of_asset and deleted_at is null and holder_kind <> 'profile' and media_type not like 'image/%';
end
$$;

create function asset_is_found() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entry where kind = 'document' and subject_id = old.id;
  else
    perform note_document(new.id);
  end if;
  return null;
end
$$;
create trigger asset_is_found after insert or delete on asset for each row execute function asset_is_found();
create trigger asset_is_found_anew after update on asset
  for each row when ((old.name, old.title, old.media_type, old.visibility, old.role_ids, old.deleted_at, old.holder_kind)
    is distinct from (new.name, new.title, new.media_type, new.visibility, new.role_ids, new.deleted_at, new.holder_kind))
  execute function asset_is_found();

-- What there is already.
select note_document_places(id) from page where published_version_id is not null;
select note_document(id) from asset where media_type not like 'image/%';
