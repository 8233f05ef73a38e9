-- Everything that can be found, a row for each thing and language, made anew with every change of it. Its own audience and
-- period are copied; those of the block and the page that hold an item are joined by the query, because they change on
-- their own and must hold at once.
create table search_entry (
  kind text not null check (kind in ('page', 'item', 'document')),
  subject_id uuid not null,
  language text not null,
  -- The page itself, for a page; the block that holds it, for an item.
  page_id uuid,
  list_id uuid,
  short_id text,
  title text not null,
  -- The language of the title or the body where it is not the row's own (product.md §1.10).
  title_lang text,
  body text not null,
  body_lang text,
  type_name text,
  parent_ids uuid[] not null default '{}',
  -- What it is sorted and filtered by: when an event begins, when anything else appeared.
  dated timestamptz not null,
  published_on timestamptz not null default '-infinity',
  unpublish_on timestamptz not null default 'infinity',
  visibility text not null check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  role_ids uuid[] not null default '{}',
  -- Every word, to find with; those of the title, for when there is more than can be weighed; and the few that say what it
  -- is about, weighted, to rank with: ranking whole documents is what makes a search slow.
  matched tsvector not null,
  titled tsvector not null,
  ranked tsvector not null,
  -- The title in plain words, for suggestions.
  plain_title text not null,
  changed_at timestamptz not null default now(),
  primary key (subject_id, kind, language)
);
-- Read for every hit, so it stays in the row; the long ones are read for one page of results only.
alter table search_entry alter column ranked set storage main, alter column titled set storage main;

insert into search_entry (kind, subject_id, language, page_id, title, title_lang, body, body_lang, dated, visibility,
  role_ids, matched, titled, ranked, plain_title)
select 'page', page_search.page_id, page_search.language, page_search.page_id, title, title_lang, body, body_lang,
  coalesce(page_version.published_at, now()), page_search.visibility, page_search.role_ids, matched,
  ts_filter(ranked, '{a}'), ranked, lower(title)
from page_search
join page on page.id = page_search.page_id
left join page_version on page_version.id = page.published_version_id;
drop table page_search;

-- One of each for each language, so that a word that is everywhere still leads here rather than through the whole table.
-- Kept in order at once: a list of what is still to be sorted in makes every search slow.
create index search_entry_matched_nl on search_entry using gin (matched) with (fastupdate = off) where language = 'nl';
create index search_entry_matched_en on search_entry using gin (matched) with (fastupdate = off) where language = 'en';
create index search_entry_titled_nl on search_entry using gin (titled) with (fastupdate = off) where language = 'nl';
create index search_entry_titled_en on search_entry using gin (titled) with (fastupdate = off) where language = 'en';
create index search_entry_plain_title on search_entry (language, plain_title text_pattern_ops);
create index search_entry_dated on search_entry (language, dated desc);
create index search_entry_changed_at on search_entry (changed_at);

-- Words that are written somewhere, for whoever mistypes one. `near` has the word and what is left of it when one letter
-- falls out, so that two words which differ in a letter meet without an extension of the database.
create table search_word (
  language text not null,
  word text not null,
  entries integer not null,
  near text[] not null,
  primary key (language, word)
);
create index search_word_near on search_word using gin (near);

-- Up to where the words above were gathered.
create table search_word_mark (
  is_only_row boolean primary key default true check (is_only_row),
  changed_at timestamptz not null default '-infinity'
);
insert into search_word_mark default values;

-- What is looked for, by the day and by nobody in particular: how often, and how often it was found.
create table search_count (
  day date not null,
  language text not null,
  query text not null,
  -- By people who were not signed in: only those words may be shown to others.
  by_visitors integer not null default 0,
  by_members integer not null default 0,
  found integer not null default 0,
  primary key (day, language, query)
);

-- What an editor puts first for certain words.
create table search_promotion (
  id uuid primary key default gen_random_uuid(),
  language text not null,
  phrases text[] not null check (cardinality(phrases) > 0),
  target_kind text not null check (target_kind in ('page', 'item', 'url')),
  target_id uuid,
  url text,
  -- Shown instead of the target's own title; needed for a URL.
  title text,
  description text not null default '',
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  check ((target_kind = 'url') = (url is not null)),
  check ((target_kind = 'url') = (target_id is null))
);
create index search_promotion_language on search_promotion (language, sort_order);
