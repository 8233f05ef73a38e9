-- How much more or less something says than what has the same words: a page more than a piece of news, and a page that only
-- leads to others less. Pages that only lead on are known when they are published again, or found anew.
alter table search_entry add column weight double precision not null default 1;
update search_entry set weight = 1.25 where kind = 'page';

-- Dutch writes words together: who looks for "kalender" means the afvalkalender too.
create index search_word_backwards on search_word (language, reverse(word) text_pattern_ops);

-- Words that mean the same, besides those that the product knows.
create table search_synonym (
  id uuid primary key default gen_random_uuid(),
  language text not null,
  words text[] not null check (cardinality(words) > 1),
  created_at timestamptz not null default now()
);
create index search_synonym_language on search_synonym (language, created_at);
