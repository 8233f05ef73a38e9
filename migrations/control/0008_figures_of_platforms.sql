-- What each platform holds and has waiting, as it was counted last: who looks at all of them need not ask every schema.
create table platform_figures (
  platform_id uuid primary key references platform (id) on delete cascade,
  -- From when counting began: what was changed later may not be in it.
  measured_at timestamptz not null,
  name text not null,
  accounts integer not null,
  file_bytes bigint not null,
  allowed_bytes bigint,
  database_bytes bigint not null,
  mail_waiting integer not null,
  mail_since timestamptz,
  mail_failed integer not null,
  has_mail_server boolean not null,
  long_work integer not null,
  long_work_since timestamptz
);
