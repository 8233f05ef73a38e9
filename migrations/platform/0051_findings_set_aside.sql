-- What a check found and someone said is meant so. It counts for as long as what it was found in is the same.
create table page_finding_aside (
  page_id uuid not null references page (id) on delete cascade,
  -- The finding by its kind, place and values, and what stood there then.
  key text not null,
  seen text not null,
  set_by text,
  -- With the right of an admin, which is what a check that stops a publication asks for.
  is_by_admin boolean not null,
  set_at timestamptz not null,
  primary key (page_id, key)
);
