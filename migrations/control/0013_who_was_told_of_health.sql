-- Of which part of the installation staff was told by mail, so that each trouble is told once.
create table health_told (
  part text primary key,
  -- Null while nobody has to do anything about it.
  needs_since timestamptz,
  told_at timestamptz,
  told_state text check (told_state in ('attention', 'wrong'))
);
