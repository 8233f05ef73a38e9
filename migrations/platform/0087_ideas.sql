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
