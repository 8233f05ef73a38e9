-- Servers of others that the platform uses with a secret: its own mail server, its own translator.
create table connection (
  name text primary key,
  -- Where it is, without user name, password or key: the only part that is ever told.
  place text not null,
  -- All of it, closed with the installation's secret.
  sealed text not null,
  changed_at timestamptz not null,
  changed_by text references "user" (id) on delete set null
);
