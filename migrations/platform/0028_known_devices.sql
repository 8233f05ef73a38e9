-- A browser in which someone signed in wholly: guesses of strangers do not lock it out. Of what the browser keeps, a hash.
create table known_device (
  token_hash text primary key,
  user_id text not null references "user" (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index known_device_user_id on known_device (user_id);
create index known_device_expires_at on known_device (expires_at);
