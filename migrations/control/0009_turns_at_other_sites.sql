-- From when a host may be asked again, whichever platform or process asked it last (docs/decisions/0112).
create table outside_host (
  host text primary key,
  free_at timestamptz not null
);
