-- "user", session, account and verification are better-auth's, with our columns and snake case.
create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  account_type text not null default 'Standard'
    check (account_type in ('Admin', 'Mett', 'Standard', 'ContentManager', 'Developer')),
  origin text not null default 'Manual' check (origin in ('Manual', 'Verification', 'Registration')),
  is_active boolean not null default true,
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  properties jsonb not null default '[]',
  -- null: declined; the column beside it tells that apart from "never asked" (product.md §2).
  terms_of_use_version_accepted integer,
  terms_of_use_asked boolean not null default false
);

create table session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  user_id text not null references "user" (id) on delete cascade
);
create index session_user_id on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index account_user_id on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table role (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null default '',
  granted_on text not null default 'Manual' check (granted_on in ('Manual', 'Verification', 'Registration')),
  created_at timestamptz not null default now()
);

create table user_role (
  user_id text not null references "user" (id) on delete cascade,
  role_id uuid not null references role (id) on delete cascade,
  primary key (user_id, role_id)
);
create index user_role_role_id on user_role (role_id);

-- How often someone tried to sign in without success. The key is a hash: no address of a machine or a person is kept.
create table sign_in_try (
  key text primary key,
  tries integer not null,
  window_ends_at timestamptz not null
);
create index sign_in_try_window_ends_at on sign_in_try (window_ends_at);
