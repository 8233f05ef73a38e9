-- Links that show a page as it is being written to someone without an account.
create table page_preview (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references page (id) on delete cascade,
  -- The token itself is in the link and nowhere else.
  token_hash text not null unique,
  -- Of a link that is pinned: the page as it was when the link was made.
  document jsonb,
  made_by text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create index page_preview_page_id on page_preview (page_id, made_at desc);
