-- Written at most once in five minutes, so that who is here costs no write for each page.
alter table "user" add column last_seen_at timestamptz;
alter table "user" add column two_factor_enabled boolean not null default false;
alter table session add column last_seen_at timestamptz not null default now();
create index session_expires_at on session (expires_at);

-- better-auth's. The secret and the recovery codes are encrypted with the platform's key.
create table two_factor (
  id text primary key,
  user_id text not null unique references "user" (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- better-auth's, with the moment of its last use.
create table passkey (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user_id on passkey (user_id);

-- Other doors to this platform, made by its admins. The client secret is encrypted with the platform's key.
create table sso_provider (
  id uuid primary key default gen_random_uuid(),
  -- Stands in the addresses that the other side knows, so it never changes.
  key text not null unique,
  protocol text not null check (protocol in ('oidc', 'saml')),
  label text not null,
  is_on boolean not null default false,
  first_sign_in text not null default 'Refuse' check (first_sign_in in ('Refuse', 'Link', 'Create')),
  allowed_domains text[] not null default '{}',
  connection jsonb not null,
  mapping jsonb not null default '{}',
  encrypted_secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One identity of one provider is one person here.
create unique index account_provider_id_account_id on account (provider_id, account_id);

-- Each lock of the same key lasts longer than the one before, until a quiet day has passed.
alter table sign_in_try add column locks integer not null default 0;
