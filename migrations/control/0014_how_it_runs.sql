-- How long answers took that one process made, counted between fixed bounds, and how many lay ready: in ten minutes each.
create table answer_times (
  begun_at timestamptz not null,
  process_id uuid not null,
  kept bigint not null,
  made integer[] not null,
  primary key (begun_at, process_id)
);
-- What a process says of itself every few seconds: how much is asked of it now, and how far its machine's clock is from the
-- database's. One of the release before says neither.
alter table process
  add column answers_per_second double precision not null default 0,
  add column clock_ahead double precision;
-- Since when this release runs here, and those before it.
create table release_seen (
  release text primary key,
  first_at timestamptz not null
);
