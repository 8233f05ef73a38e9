-- From when until when some process was heard without a silence of a minute: between two of these nobody was there.
create table heard_time (
  begun_at timestamptz primary key,
  until timestamptz not null check (until >= begun_at)
);
