-- Every mail, from the moment something asked for it. A sent one keeps its envelope but not its words: those may open an account.
create table mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  language text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  unsubscribe_url text,
  state text not null default 'Waiting' check (state in ('Waiting', 'Sent', 'Kept', 'Failed')),
  tries integer not null default 0,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index mail_created_at on mail (created_at desc, id desc);
create index mail_to_address on mail (to_address);

-- Who did what to whom, when and from where. Names are copied: an entry must still make sense when its people are gone.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text,
  actor_name text not null,
  action text not null,
  subject_kind text not null default '',
  subject_id text not null default '',
  subject_name text not null default '',
  details jsonb not null default '{}',
  ip_address text not null default '',
  user_agent text not null default ''
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, id desc);
create index audit_entry_action on audit_entry (action, id desc);

-- Not even the product itself can change an entry; it can only let the oldest go, by the retention setting.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('plein.audit_retention', true) = 'on' then
    return old;
  end if;
  raise exception 'audit entries cannot be changed';
end
$$;
create trigger audit_entry_stays before update or delete on audit_entry for each row execute function refuse_audit_change();
create trigger audit_entry_not_emptied before truncate on audit_entry execute function refuse_audit_change();
