-- When backups are made by themselves and how many of them stay. One line, or none while nobody chose anything.
create table backup_plan (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null,
  hour integer not null check (hour between 0 and 23),
  target text not null check (target in ('folder', 'bucket')),
  keep_days integer not null check (keep_days between 0 and 9999),
  keep_weeks integer not null check (keep_weeks between 0 and 9999),
  keep_months integer not null check (keep_months between 0 and 9999),
  is_tried boolean not null
);

-- How far the backup is that is being made. Whether it still is, the lock says that its process holds.
create unlogged table backup_run (
  is_only boolean primary key default true check (is_only),
  begun_at timestamptz not null,
  step text not null check (step in ('waiting', 'making', 'trying')),
  done integer not null default 0,
  total integer not null default 0
);
