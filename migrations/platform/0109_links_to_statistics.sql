-- Links that show the statistics, and nothing else, to someone without an account, such as a council.
create table statistic_link (
  guid uuid primary key default gen_random_uuid(),
  -- For whom it was made, in the words of who made it.
  name text not null,
  -- The token itself is in the link and nowhere else.
  token_hash text not null unique,
  made_by text references "user" (id) on delete set null,
  made_at timestamptz not null,
  -- The last moment at which it shows anything.
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);
