-- What people say about a page while it is being written: about all of it, a block, or words in a text of that block.
create table page_comment (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references page (id) on delete cascade,
  -- The comment that it answers.
  thread_id uuid references page_comment (id) on delete cascade,
  block_id uuid,
  -- The words, where they stood when the page was at this sequence.
  quoted jsonb,
  sequence integer,
  written_by text,
  -- By someone without an account: what they called themselves.
  guest_name text,
  words text not null,
  written_at timestamptz not null,
  changed_at timestamptz,
  settled_at timestamptz
);
create index page_comment_page on page_comment (page_id, written_at);
create index page_comment_thread on page_comment (thread_id);
