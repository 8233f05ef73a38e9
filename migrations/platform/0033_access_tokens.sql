-- Tokens with which programs call in the name of a person. The token itself is shown once and kept nowhere.
create table access_token (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  hint text not null,
  scope text not null check (scope in ('Read', 'Write')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index access_token_user on access_token (user_id);
