-- Tells what a kept value may not survive, in the words of the cache bus: at the commit to every process, and at once to
-- the one that makes the change, which then has forgotten it before it answers. The arguments of the trigger are the tags.
create function tell_change() returns trigger language plpgsql as $$
declare
  changed_platform uuid := (select id from control.platform where schema_name = tg_table_schema);
  change text := json_build_object('platform', changed_platform, 'tags', tg_argv, 'from', pg_current_xact_id()::text);
begin
  if changed_platform is not null then
    perform pg_notify('plein_cache', change);
    -- "info" is sent to the client whatever it wants to hear, and not written to the log.
    raise info using message = change, errcode = 'PLEIN';
  end if;
  return null;
end;
$$;

-- Who may what is kept for a few seconds (docs/decisions/0035). Only what decides it is watched, so not when someone was
-- last seen. What goes with an account or a role goes by statements on these tables, which PostgreSQL makes itself.
create trigger changed_rights
  after update of account_type, email_verified, is_active, terms_of_use_asked, terms_of_use_version_accepted on "user"
  execute function tell_change('viewers');
create trigger changed_rights after update of token, expires_at, user_id or delete on session
  execute function tell_change('viewers');
create trigger changed_rights after insert or update or delete on user_role
  execute function tell_change('viewers');
