-- The site of a moment, written down as one file that is kept for a while and then fetched: by admins, for the archive.
create table past_export (
  guid uuid primary key,
  moment timestamptz not null,
  format text not null check (format in ('html', 'wacz')),
  state text not null check (state in ('Running', 'Ready', 'Stopped', 'Failed')),
  origin text not null,
  asked_by text references "user" (id) on delete set null,
  asked_at timestamptz not null,
  kept_until timestamptz not null,
  work_id uuid not null,
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint,
  sha256 text,
  reason text
);
create index past_export_asked_at on past_export (asked_at desc, guid);
