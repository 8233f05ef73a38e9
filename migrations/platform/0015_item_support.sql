-- Who votes for an item, or joins it (product.md §3): each person once, for as long as they want and their account exists.
create table item_support (
  item_id uuid not null references item (id) on delete cascade,
  kind text not null check (kind in ('vote', 'join')),
  user_id text not null references "user" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (item_id, kind, user_id)
);
create index item_support_newest on item_support (item_id, kind, created_at desc, user_id);
create index item_support_user_id on item_support (user_id, created_at desc);

-- How many, kept with every change in the same transaction: a page of ideas reads one row for each of them.
create table item_support_count (
  item_id uuid primary key references item (id) on delete cascade,
  votes integer not null default 0,
  joins integer not null default 0,
  -- When kept pages were last told to forget the number (docs/decisions/0023).
  announced_at timestamptz
);

create function count_item_support() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into item_support_count as kept (item_id, votes, joins)
    select item_id, count(*) filter (where kind = 'vote'), count(*) filter (where kind = 'join')
    from changed
    group by item_id
    order by item_id
    on conflict (item_id) do update set votes = kept.votes + excluded.votes, joins = kept.joins + excluded.joins;
  else
    -- Always in one order: an account that goes takes many away at once, and two of them must not wait for each other.
    perform 1 from item_support_count where item_id in (select item_id from changed) order by item_id for update;
    -- Of an item that goes itself there may be no row any more.
    update item_support_count as kept set votes = kept.votes - gone.votes, joins = kept.joins - gone.joins
    from (
      select item_id, count(*) filter (where kind = 'vote') as votes, count(*) filter (where kind = 'join') as joins
      from changed
      group by item_id
    ) as gone
    where gone.item_id = kept.item_id;
  end if;
  return null;
end
$$;
create trigger item_support_added after insert on item_support referencing new table as changed
  for each statement execute function count_item_support();
create trigger item_support_removed after delete on item_support referencing old table as changed
  for each statement execute function count_item_support();
