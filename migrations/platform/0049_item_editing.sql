-- What is being written of an item. Without a document it reads as the item itself does; `item_version` is the version of the
-- item that this was brought up to date with, so that what other calls wrote since can be taken over.
create table item_edit (
  item_id uuid primary key references item (id) on delete cascade,
  sequence integer not null,
  document jsonb,
  item_version integer not null,
  changed_by text,
  changed_at timestamptz not null
);

-- As page_operation (0040).
create table item_operation (
  item_id uuid not null references item (id) on delete cascade,
  number integer not null,
  id uuid not null,
  done_by text,
  done_at timestamptz not null,
  operation jsonb not null,
  inverse jsonb not null,
  group_id uuid not null,
  undoes uuid,
  primary key (item_id, number),
  unique (item_id, id)
);
