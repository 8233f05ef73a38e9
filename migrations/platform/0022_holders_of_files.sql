-- Which things hold files is declared by the features that know them; whether files are in the library is kept with each.
alter table asset
  drop constraint asset_holder_kind_check,
  add constraint asset_holder_kind_is_a_word check (holder_kind ~ '^[a-z][a-z-]{0,39}$'),
  add column is_in_library boolean not null default true;
update asset set is_in_library = false where holder_kind = 'profile';

drop index asset_search_text;
drop index asset_changed_at;
create index asset_search_text on asset using gin (search_text public.gin_trgm_ops) where is_in_library;
create index asset_changed_at on asset (changed_at desc, id) where is_in_library and deleted_at is null;

create or replace function note_document(of_asset uuid) returns void language plpgsql set search_path from current as $$
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
  where id = of_asset and deleted_at is null and is_in_library and media_type not like 'image/%';
end
$$;
