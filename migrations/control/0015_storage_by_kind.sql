-- What lay in the data folder and in the database on a day, by kind, and how much room the disk had left: by the days before it
-- is known how fast it grows.
create table storage_day (
  day date primary key,
  measured_at timestamptz not null,
  file_bytes bigint not null,
  made_bytes bigint not null,
  database_bytes bigint not null,
  backup_bytes bigint not null,
  other_bytes bigint not null,
  -- Of the disk that the data folder is on; null where the machine does not tell.
  free_bytes bigint,
  total_bytes bigint
);
