-- What the look over everything that readers have found, and since which day. A row that the last look did not see again is gone.
create table content_finding (
  subject_kind text not null check (subject_kind in ('page', 'item', 'file')),
  subject_id uuid not null,
  kind text not null,
  count integer not null,
  since date not null,
  seen_at timestamptz not null,
  primary key (subject_kind, subject_id, kind)
);
create index content_finding_by_kind on content_finding (kind, subject_kind, subject_id);

-- How much of it is in order, a row for each day on which it was looked at.
create table content_score (
  day date primary key,
  subjects integer not null,
  clean integer not null,
  looked_at timestamptz not null
);
