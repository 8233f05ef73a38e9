-- Links of published items that lead nowhere, as the last look found them (as page_dead_link, 0063). An item that was
-- changed since is held against its own text when they are shown.
create table item_dead_link (
  item_id uuid not null references item (id) on delete cascade,
  target text not null,
  -- As in DeadReason of the checks.
  reason text not null,
  found_at timestamptz not null,
  primary key (item_id, target)
);
create index item_dead_link_target on item_dead_link (target);

-- What the start screen asks for, of many thousands of items.
create index item_by_changer on item (changed_by, changed_at desc) where deleted_at is null;
create index item_edit_by_changer on item_edit (changed_by, changed_at desc) where document is not null;
create index item_unpublish_on on item (unpublish_on, id) where deleted_at is null and is_published and unpublish_on is not null;
