-- What someone must show by mail before it counts. A row is there from the moment it is asked for; the hashes come with
-- the mail, which a job makes, so that asking takes as long for an address that nobody has. Used means gone.
create table mail_proof (
  id uuid primary key default gen_random_uuid(),
  purpose text not null
    check (purpose in ('verify-address', 'sign-in', 'reset-password', 'change-email', 'contribution')),
  address text not null,
  user_id text references "user" (id) on delete cascade,
  -- What a contribution is (product.md §2: ListItem, FormSubmission).
  source_kind text check (source_kind in ('ListItem', 'FormSubmission')),
  source_id uuid,
  language text not null,
  site_origin text not null,
  return_to text not null default '/',
  -- Names and password hash of who registers: no account exists before its address is proven.
  registration jsonb,
  token_hash text unique,
  code_hash text,
  code_tries integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz not null,
  check ((source_kind is null) = (source_id is null)),
  check ((sent_at is null) = (token_hash is null))
);
create index mail_proof_address on mail_proof (address, purpose);
create index mail_proof_user_id on mail_proof (user_id);
create index mail_proof_expires_at on mail_proof (expires_at);

-- How many mails were asked for. The key is a hash: no address of a machine or a person is kept.
create table mail_request (
  key text primary key,
  mails integer not null,
  last_at timestamptz not null,
  window_ends_at timestamptz not null
);
create index mail_request_window_ends_at on mail_request (window_ends_at);
