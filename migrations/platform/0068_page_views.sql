-- Questions about pages that someone asks more often, by name: of one person, on every device.
create table page_view (
  user_id text not null references "user" (id) on delete cascade,
  name text not null,
  -- Filters, order and way of looking, as the address has them.
  query text not null,
  primary key (user_id, name)
);
