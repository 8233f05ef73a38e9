-- What has no words in a language is found there by its row in nl, which is not written once more for each language. Most
-- things have words in nl only, so the indexes of the other languages are nearly empty afterwards and are made anew.
drop index search_entry_matched_en, search_entry_titled_en, search_entry_matched_other, search_entry_titled_other;

delete from search_entry where language <> 'nl' and kind <> 'document' and title_lang is not null
  and (body_lang is not null or body = '');
delete from search_entry using asset
where search_entry.kind = 'document' and search_entry.language <> 'nl' and asset.id = search_entry.subject_id
  and coalesce(asset.title #>> array['$lang', search_entry.language], '') = '';

create index search_entry_matched_en on search_entry using gin (matched)
  with (fastupdate = on, gin_pending_list_limit = 256) where language = 'en';
create index search_entry_titled_en on search_entry using gin (titled)
  with (fastupdate = on, gin_pending_list_limit = 256) where language = 'en';
create index search_entry_matched_other on search_entry using gin (matched)
  with (fastupdate = on, gin_pending_list_limit = 256) where language <> 'nl' and language <> 'en';
create index search_entry_titled_other on search_entry using gin (titled)
  with (fastupdate = on, gin_pending_list_limit = 256) where language <> 'nl' and language <> 'en';

comment on column search_entry.title_lang is
  'Where it is not the language of the row; empty for a title in no language, such as the name of a file.';
update search_entry set title_lang = '' from asset
where search_entry.kind = 'document' and search_entry.language = 'nl' and asset.id = search_entry.subject_id
  and coalesce(asset.title #>> '{$lang,nl}', '') = '';

-- A document has a row in nl, and one in each other language of the platform that it has a title in.
create or replace function note_document(of_asset uuid) returns void language plpgsql set search_path from current as $$
begin
  delete from search_entry where kind = 'document' and subject_id = of_asset;
  insert into search_entry (kind, subject_id, language, title, title_lang, body, dated, visibility, role_ids, matched, titled, ranked, plain_title)
  select 'document', id, language, coalesce(own_title, name), case when own_title is null then '' end, '', changed_at,
         visibility, role_ids, stems || words, stems || words, setweight(stems || words, 'A'), plain
  from asset
  cross join lateral (
    select coalesce((select value from setting where key = 'languages'), '["nl", "en"]') as chosen) languages
  cross join lateral (
    select tag as language, search_configuration(tag) as configuration from jsonb_array_elements_text(chosen) tag) spoken
  cross join lateral (select nullif(title #>> array['$lang', language], '') as own_title) titles
  cross join lateral (
    select trim(regexp_replace(plain_text(left(coalesce(own_title || ' ', '') || name, 500)), '[^[:alnum:]]+', ' ', 'g')) as plain) folded
  cross join lateral (select to_tsvector(configuration, plain) as stems, to_tsvector('simple', plain) as words) vectors
  where id = of_asset and deleted_at is null and is_in_library and media_type not like 'image/%'
    and (language = 'nl' or own_title is not null);
end
$$;
