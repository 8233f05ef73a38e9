-- What a platform asks of its members beyond their name (§3). The id stays when key or label change, and values hang on it.
create table profile_field (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  category text not null check (category in ('profile', 'security', 'privacy')),
  section jsonb not null default '{"$lang": {}}',
  subsection jsonb not null default '{"$lang": {}}',
  section_ordinal integer not null default 0,
  subsection_ordinal integer not null default 0,
  field_ordinal integer not null default 0,
  -- 'user': for the person alone; null: other members see it too (§6).
  visible_for text check (visible_for = 'user'),
  type text not null,
  input_type text not null,
  label jsonb not null,
  help jsonb not null default '{"$lang": {}}',
  autocomplete text not null default '',
  default_value jsonb,
  required boolean not null default false,
  options jsonb not null default '[]',
  mett boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted fields keep their values for 30 days, so that it can be undone.
  deleted_at timestamptz
);
create unique index profile_field_key on profile_field (lower(key)) where deleted_at is null;

create table profile_value (
  user_id text not null references "user" (id) on delete cascade,
  field_id uuid not null references profile_field (id) on delete cascade,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, field_id)
);
create index profile_value_field_id on profile_value (field_id);

-- A picture follows the rights of what holds it; without a holder its own visibility decides.
alter table asset
  add column holder_kind text not null default 'public' check (holder_kind in ('public', 'block', 'item', 'profile')),
  add column holder_id text,
  add column added_by text,
  add constraint asset_has_holder check ((holder_kind = 'public') = (holder_id is null));
create index asset_holder on asset (holder_kind, holder_id) where holder_kind <> 'public';
create index asset_sha256 on asset (sha256);

-- Who asked to delete their account: the mailed code where there is no password, and how often a proof was wrong.
create table account_deletion (
  user_id text primary key references "user" (id) on delete cascade,
  code_hash text,
  code_expires_at timestamptz,
  tries integer not null default 0,
  window_ends_at timestamptz not null
);
