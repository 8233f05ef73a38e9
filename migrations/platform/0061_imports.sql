-- What came from another site in one go: what its file held, what was chosen of it, and what became of each entry.
create table site_import (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('wordpress', 'csv')),
  file_name text not null,
  facts jsonb not null default '{}',
  choices jsonb,
  state text not null check (state in ('Reading', 'Read', 'Running', 'Stopped', 'Done', 'Undoing', 'Undone')),
  work_id uuid,
  asked_by text references "user" (id) on delete set null,
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- made_id is decided when the file is read: links between entries are known before any of them is made, and making one
-- a second time is noticed.
create table import_entry (
  import_id uuid not null references site_import (id) on delete cascade,
  source_id text not null,
  kind text not null check (kind in ('page', 'item', 'file')),
  position integer not null default 0,
  depth integer not null default 0,
  parent_source_id text,
  title text not null,
  segment text not null default '',
  status text not null default '',
  old_path text,
  picture_key text,
  source jsonb not null default '{}',
  remarks jsonb not null default '[]',
  is_taken boolean not null default true,
  state text not null default 'Waiting' check (state in ('Waiting', 'Made', 'Failed', 'Undone')),
  reason text,
  made_id uuid not null default gen_random_uuid(),
  result jsonb not null default '{}',
  outcome jsonb not null default '[]',
  primary key (import_id, source_id)
);
create index import_entry_in_order on import_entry (import_id, kind, position);
