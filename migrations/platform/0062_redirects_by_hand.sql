-- Redirects that someone made stand beside those that moved pages leave.
alter table former_path rename to redirect;
alter table redirect drop constraint former_path_pkey;
alter table redirect
  add column id uuid primary key default gen_random_uuid(),
  add column is_automatic boolean not null default true,
  -- A page in one language, whatever the reader's, and what comes after its address: a query, a place on it.
  add column language text,
  add column suffix text not null default '',
  -- A path of this site or an address elsewhere, where it is no page.
  add column target text,
  add column status integer not null default 301 check (status in (301, 302)),
  add column made_by text references "user" (id) on delete set null,
  -- What was changed together is undone together: a row is never changed, it ends and another begins.
  add column made_in uuid,
  add column ended_in uuid,
  add column ended_at timestamptz;
create unique index redirect_path on redirect (path) where ended_at is null;
create index redirect_since on redirect (since desc, path) where ended_at is null;
create index redirect_made_in on redirect (made_in) where made_in is not null;
create index redirect_ended_in on redirect (ended_in) where ended_in is not null;
create index redirect_page_id on redirect (page_id);

-- How often an address was asked for that leads elsewhere. Nothing of who asked.
create table redirect_use (
  path text primary key,
  hits bigint not null,
  last_used_at timestamptz not null
);
