-- Which processes serve this installation: each writes its own line every few seconds, and one that is old is of a process
-- that is gone. After a crash of the database nothing of it is worth keeping.
create unlogged table process (
  id uuid primary key,
  machine text not null,
  pid integer not null,
  release text not null,
  node text not null,
  memory_bytes bigint not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Every backup that was made or failed, by whichever process or command, and what came of trying to restore it.
create table backup (
  id uuid primary key default gen_random_uuid(),
  file text not null,
  platform_key text,
  made_at timestamptz not null,
  seconds double precision not null,
  bytes bigint not null default 0,
  rows bigint not null default 0,
  files bigint not null default 0,
  is_sealed boolean not null,
  failure text,
  tried_at timestamptz,
  trial_seconds double precision,
  trial_failure text,
  removed_at timestamptz
);
create index backup_made_at on backup (made_at desc);
