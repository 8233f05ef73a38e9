-- A platform chooses its languages. Those besides nl and en share an index, which the planner takes because a question
-- names its language in the text of the statement.
create index search_entry_matched_other on search_entry using gin (matched) with (fastupdate = off)
  where language <> 'nl' and language <> 'en';
create index search_entry_titled_other on search_entry using gin (titled) with (fastupdate = off)
  where language <> 'nl' and language <> 'en';

-- How words are brought back to their stems; search-configuration.ts says the same, and a test holds the two together.
create function search_configuration(language text) returns regconfig language sql immutable parallel safe as $$
  select case split_part(language, '-', 1)
    when 'ar' then 'arabic'
    when 'ca' then 'catalan'
    when 'da' then 'danish'
    when 'de' then 'german'
    when 'el' then 'greek'
    when 'en' then 'english'
    when 'es' then 'spanish'
    when 'eu' then 'basque'
    when 'fi' then 'finnish'
    when 'fr' then 'french'
    when 'ga' then 'irish'
    when 'hi' then 'hindi'
    when 'hu' then 'hungarian'
    when 'hy' then 'armenian'
    when 'id' then 'indonesian'
    when 'it' then 'italian'
    when 'lt' then 'lithuanian'
    when 'nb' then 'norwegian'
    when 'ne' then 'nepali'
    when 'nl' then 'dutch'
    when 'nn' then 'norwegian'
    when 'no' then 'norwegian'
    when 'pt' then 'portuguese'
    when 'ro' then 'romanian'
    when 'ru' then 'russian'
    when 'sr' then 'serbian'
    when 'sv' then 'swedish'
    when 'ta' then 'tamil'
    when 'tr' then 'turkish'
    when 'yi' then 'yiddish'
    else 'simple' end::regconfig
$$;

-- A document is found in every language that the platform has.
create or replace function note_document(of_asset uuid) returns void language plpgsql set search_path from current as $$
begin
  delete from search_entry where kind = 'document' and subject_id = of_asset;
  insert into search_entry (kind, subject_id, language, title, body, dated, visibility, role_ids, matched, titled, ranked, plain_title)
  select 'document', id, language, coalesce(own_title, name), '', changed_at, visibility, role_ids, stems || words,
         stems || words, setweight(stems || words, 'A'), plain
  from asset
  cross join lateral (
    select coalesce((select value from setting where key = 'languages'), '["nl", "en"]') as chosen) languages
  cross join lateral (
    select tag as language, search_configuration(tag) as configuration from jsonb_array_elements_text(chosen) tag) spoken
  cross join lateral (select nullif(title #>> array['$lang', language], '') as own_title) titles
  cross join lateral (
    select trim(regexp_replace(plain_text(left(coalesce(own_title || ' ', '') || name, 500)), '[^[:alnum:]]+', ' ', 'g')) as plain) folded
  cross join lateral (select to_tsvector(configuration, plain) as stems, to_tsvector('simple', plain) as words) vectors
  where id = of_asset and deleted_at is null and holder_kind <> 'profile' and media_type not like 'image/%';
end
$$;
