-- What a search looks in: a row for each published page and language, made anew with every publish. Visibility and roles
-- are the page's own, copied, so that the rule of who may see it is part of the query.
create table page_search (
  page_id uuid not null references page (id) on delete cascade,
  language text not null,
  title text not null,
  -- The language of the title or the body where it is not the row's own (product.md §1.10).
  title_lang text,
  body text not null,
  body_lang text,
  visibility text not null check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  role_ids uuid[] not null default '{}',
  -- Every word, to find with; and the few that say what the page is about, weighted, to rank with: ranking whole
  -- documents is what makes a search slow.
  matched tsvector not null,
  ranked tsvector not null,
  primary key (page_id, language)
);
-- One for each language, so that a word that is on every page still leads here rather than through the whole table. Kept in
-- order at once: pages are published seldom and searched often, and a list of what is still to be sorted in makes every
-- search slow.
create index page_search_matched_nl on page_search using gin (matched) with (fastupdate = off) where language = 'nl';
create index page_search_matched_en on page_search using gin (matched) with (fastupdate = off) where language = 'en';
