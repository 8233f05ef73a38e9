-- An item that somebody offers to a list: it becomes an item, with the same guid, once its address is proven and, where
-- an editor looks first, once they said yes (docs/decisions, anyone can add an item).
create table item_offer (
  guid uuid primary key,
  list_guid uuid not null,
  type_name text not null,
  title text not null,
  words text not null,
  -- By the ids of the fields of the type, as an item has them.
  fields jsonb not null default '{}',
  -- What was posted, by which a form is filled in again.
  posted jsonb not null default '{}',
  language text not null,
  user_id text references "user" (id) on delete set null,
  -- Only until it is proven.
  author_email text,
  status text not null check (status in ('unproven', 'waiting', 'shown', 'refused', 'withdrawn')),
  -- Where a decision that is taken back leads to.
  status_before text,
  -- Why an editor refused it, in their own words.
  reason text not null default '',
  key_hash text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index item_offer_key on item_offer (list_guid, key_hash);
create index item_offer_queue on item_offer (created_at, guid) where status = 'waiting';
create index item_offer_user on item_offer (user_id, created_at desc) where user_id is not null;
create index item_offer_email on item_offer (author_email, created_at) where author_email is not null;
create index item_offer_to_forget on item_offer (status, created_at) where status in ('unproven', 'refused', 'withdrawn');

-- What somebody added themselves, for the list of everything that they did here.
create index item_made_by on item (created_by, created_at desc) where created_by is not null;
