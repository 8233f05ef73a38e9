-- Who has a page open to edit it, and where they are. Nothing that is lost with a crash: each tab says it again.
create unlogged table page_presence (
  page_id uuid not null references page (id) on delete cascade,
  tab uuid not null,
  user_id text not null,
  block_id uuid,
  is_typing boolean not null default false,
  seen_at timestamptz not null,
  primary key (page_id, tab)
);
