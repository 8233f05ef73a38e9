-- Links by which who has no account looks at the site as it was, as a visitor may. What opens one is told once; here is its hash.
create table past_link (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  token_hash text not null unique,
  made_by text references "user" (id) on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create index past_link_made_at on past_link (made_at desc, id);
