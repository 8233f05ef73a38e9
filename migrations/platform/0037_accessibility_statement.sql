-- What the accessibility statement says besides its findings; one row.
create table accessibility_statement (
  is_only boolean primary key default true check (is_only),
  -- The shape is that of StatementSettings; what is absent has its first value.
  settings jsonb not null,
  -- Goes up with each save, so that two who write at the same time notice.
  revision integer not null default 1,
  updated_at timestamptz,
  updated_by text not null default ''
);

-- Who published a statement of their own keeps it as the whole page until they choose otherwise.
insert into accessibility_statement (settings)
select jsonb_build_object('isShown', not exists (select from legal_version where kind = 'accessibility'));

-- What does not comply, or did not.
create table accessibility_finding (
  id uuid primary key default gen_random_uuid(),
  what jsonb not null,
  place jsonb not null,
  criteria text[] not null check (cardinality(criteria) > 0),
  cause jsonb not null,
  effect jsonb not null,
  measure jsonb not null,
  planned_on date,
  found_on date not null,
  source text not null check (source in ('Audit', 'OwnTest', 'Report', 'Check')),
  solved_on date check (solved_on >= found_on),
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
