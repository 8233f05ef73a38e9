-- Who looks after a page, and by which day somebody should see whether it is still right.
alter table page
  add column owner_id text references "user" (id) on delete set null,
  add column review_on date;
create index page_by_owner on page (owner_id) where owner_id is not null;

-- What the overview finds, sorts and tells of pages by: of five thousand it cannot read all that is written on them.
alter table page
  add column working_title jsonb generated always as (working_copy -> 'title') stored,
  add column working_drafts jsonb generated always as
    (jsonb_path_query_array(working_copy, '$.translations.keyvalue() ? (@.value.status == "draft").key')) stored;
alter table page_version
  add column title jsonb generated always as (document -> 'title') stored,
  add column drafts jsonb generated always as
    (jsonb_path_query_array(document, '$.translations.keyvalue() ? (@.value.status == "draft").key')) stored;
