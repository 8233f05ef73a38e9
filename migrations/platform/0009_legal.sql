-- What admins published of a legal text. Version 1 of each ships with the product (§3), so numbers here start at 2.
create table legal_version (
  kind text not null check (kind in ('terms-of-use', 'privacy', 'accessibility', 'cookie-statement')),
  version integer not null check (version >= 2),
  title jsonb not null,
  body jsonb not null,
  published_at timestamptz not null,
  published_by text not null default '',
  primary key (kind, version)
);

-- Members accepted these very words, so nobody can change them afterwards.
create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published legal text cannot be changed';
end
$$;
create trigger legal_version_stays before update or delete on legal_version
  for each row execute function refuse_legal_change();

-- The next version of a text while it is being written; at most one of each.
create table legal_draft (
  kind text primary key check (kind in ('terms-of-use', 'privacy', 'accessibility', 'cookie-statement')),
  title jsonb not null,
  body jsonb not null,
  -- Goes up with each save, so that two who write at the same time notice.
  revision integer not null default 1,
  updated_at timestamptz not null,
  updated_by text not null default ''
);
