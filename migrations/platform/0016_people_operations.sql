-- Work that takes longer than a request may: asked for by somebody, done by a job, and looked at meanwhile.
create table long_work (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  asked_by text not null,
  -- Of the request that asked for it, for the audit log.
  client jsonb not null default '{}',
  input jsonb not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'Running', 'Retrying', 'Done', 'Failed')),
  done integer not null default 0,
  total integer not null,
  -- Why it did not succeed so far: the code of a problem.
  reason text,
  result jsonb,
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index long_work_changed_at on long_work (changed_at);

-- Skipping to a far page reads the index and no rows, as in the other orders.
create index user_by_email on "user" (email, id);
