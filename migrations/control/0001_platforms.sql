-- The installation's own list: which platforms there are, where their tables live, and which host names lead to them.
create table platform (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]{0,40}$'),
  schema_name text not null unique,
  created_at timestamptz not null default now()
);

create table platform_host (
  host text primary key check (host = lower(host)),
  platform_id uuid not null references platform (id) on delete cascade
);
create index platform_host_platform_id on platform_host (platform_id);
