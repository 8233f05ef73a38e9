-- Of a platform that was begun by its set-up link: how far its first admin came. Others have no row.
create table first_hour (
  id boolean primary key default true check (id),
  -- The step that is next.
  progress text not null default 'site' check (progress in ('site', 'look', 'begin', 'done')),
  kind text not null default 'municipality',
  -- The ready pages that were made, with what their tasks watch as it was then.
  made jsonb not null default '[]',
  is_put_away boolean not null default false,
  started_at timestamptz not null,
  opened_at timestamptz
);
