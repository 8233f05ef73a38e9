-- A platform that is suspended is closed to everyone; one that leaves is suspended too, and goes for good at its moment.
alter table platform
  add column suspended_at timestamptz,
  add column remove_after timestamptz,
  add constraint platform_leaves_closed check (remove_after is null or suspended_at is not null);
