-- What was done to the working copy of a page, in order. `page.sequence` is the number of the last of it, or higher: saving
-- without a difference, such as publishing, counts too.
create table page_operation (
  page_id uuid not null references page (id) on delete cascade,
  number integer not null,
  -- Of the browser's making: what arrives twice is done once.
  id uuid not null,
  done_by text,
  done_at timestamptz not null,
  operation jsonb not null,
  -- What takes it back, at that moment.
  inverse jsonb not null,
  group_id uuid not null,
  undoes uuid,
  primary key (page_id, number),
  unique (page_id, id)
);
