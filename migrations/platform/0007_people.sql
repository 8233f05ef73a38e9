-- People are found by any part of their name or address, in small letters and without accents, and sorted by the same
-- column: one order in every database, whatever its collation.
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create function plain_text(value text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
alter table "user"
  add column search_text text not null generated always as (plain_text(left(name, 300) || ' ' || email)) stored;
create index user_search_text on "user" using gin (search_text public.gin_trgm_ops);
create index user_by_name on "user" (search_text collate "C", id);
create index user_by_type on "user" (account_type, search_text collate "C", id);
create index user_by_last_seen on "user" (last_seen_at desc nulls last, id desc);
create index user_by_created on "user" (created_at, id);

-- Invitations that were asked for together; their links begin with this address.
create table invitation_batch (
  id uuid primary key default gen_random_uuid(),
  origin text not null,
  created_by text references "user" (id) on delete set null,
  created_at timestamptz not null default now()
);

create table invitation (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references invitation_batch (id),
  email text not null,
  name text not null default '',
  language text not null,
  message text not null default '',
  role_ids uuid[] not null default '{}',
  -- Absent until the mail is made: the code itself is in that mail and nowhere else.
  code_hash text unique,
  invited_by text references "user" (id) on delete set null,
  -- Copied: the invitation must still say whom it is from when they are gone.
  inviter_name text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references "user" (id) on delete set null,
  revoked_at timestamptz
);
-- One open invitation for an address, however many admins invite at once.
create unique index invitation_open on invitation (email) where accepted_at is null and revoked_at is null;
create index invitation_of_batch on invitation (batch_id, id);
create index invitation_created on invitation (created_at desc, id desc);
create index invitation_accepted_by on invitation (accepted_by) where accepted_by is not null;
