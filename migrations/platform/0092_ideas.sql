-- Votes and joins without an account (docs/decisions, an idea is decided about in public).
alter table item_support
  -- The browser in which somebody without a session proved it, so that it can show it and take it back.
  add column browser text,
  -- The name that somebody without a profile joined by.
  add column shown_name text;
create index item_support_browser on item_support (item_id, browser) where browser is not null;

-- Where anyone may vote, all that is known of them is their browser.
create table item_browser_support (
  item_id uuid not null references item (id) on delete cascade,
  kind text not null check (kind = 'vote'),
  browser text not null,
  created_at timestamptz not null,
  primary key (item_id, kind, browser)
);
create trigger item_browser_support_added after insert on item_browser_support referencing new table as changed
  for each statement execute function count_item_support();
create trigger item_browser_support_removed after delete on item_browser_support referencing old table as changed
  for each statement execute function count_item_support();

-- What waits for its address to be proven; seen by nobody but the browser that sent it, and gone after a week.
create table item_support_waiting (
  guid uuid primary key,
  item_id uuid not null references item (id) on delete cascade,
  browser text not null,
  email text not null,
  shown_name text not null,
  kinds text[] not null,
  -- What the mail calls it, and where its page is.
  title text not null,
  page text not null,
  sent_at timestamptz not null,
  unique (item_id, browser)
);
create index item_support_waiting_sent_at on item_support_waiting (sent_at);

-- What became of an idea: each step with its reason, for everyone to read.
create table item_status_change (
  guid uuid primary key,
  item_id uuid not null references item (id) on delete cascade,
  status text not null,
  -- As it was called then: statuses are renamed and taken away, history is not.
  label jsonb not null,
  tone text not null,
  reason text not null,
  language text not null,
  -- On whose behalf, in the words of who changed it: a department, or a name.
  signed text not null,
  changed_by text references "user" (id) on delete set null,
  changed_at timestamptz not null
);
create index item_status_change_item on item_status_change (item_id, changed_at desc);
create index item_status_change_by on item_status_change (changed_by, changed_at desc) where changed_by is not null;

-- Who hears what becomes of an item. Who wants no more stays known as such, so that nobody is put back.
create table item_news_receiver (
  item_id uuid not null references item (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  -- They asked for it, proved an address when they supported it, or made it.
  why text not null check (why in ('chosen', 'proven', 'maker')),
  -- In the link by which a mail is stopped.
  token uuid not null unique default gen_random_uuid(),
  stopped_at timestamptz,
  created_at timestamptz not null,
  primary key (item_id, user_id)
);
create index item_news_receiver_user on item_news_receiver (user_id);

-- News that is mailed, with how far that is: a process that stops halfway mails nobody twice.
create table item_news (
  guid uuid primary key,
  item_id uuid not null references item (id) on delete cascade,
  kind text not null check (kind in ('status', 'merged')),
  news jsonb not null,
  -- The last person who was mailed.
  told_until text not null default '',
  done_at timestamptz,
  created_at timestamptz not null
);
create index item_news_item on item_news (item_id);

-- Two ideas that are the same: the one that went, and where it went to.
create table item_merge (
  item_id uuid primary key references item (id) on delete cascade,
  into_id uuid not null references item (id) on delete cascade,
  merged_by text references "user" (id) on delete set null,
  merged_at timestamptz not null,
  -- How it was for readers, which it is again when the merge is taken back.
  was_published boolean not null,
  published_on timestamptz not null,
  check (item_id <> into_id)
);
create index item_merge_into on item_merge (into_id);
create index item_merge_by on item_merge (merged_by) where merged_by is not null;

-- Whose support came with a merge, so that it goes back with it: who supported both counts once.
alter table item_support add column came_from uuid;
create index item_support_came_from on item_support (came_from) where came_from is not null;
alter table item_browser_support add column came_from uuid;

-- Where a reaction was written, when its thread moved along with a merge.
alter table reaction add column came_from uuid;
create index reaction_came_from on reaction (came_from) where came_from is not null;

-- Types that were changed by hand have their own features; ideas get what is new.
update item_type set features = features || '{"hasStatus": true, "supporters": "Verify"}' where name = 'Idea' and is_built_in;
