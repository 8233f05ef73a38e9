-- Who signed up and waits to be let in, and since when. Someone whom an admin shut out later does not wait: told by the table
-- itself, because accounts come by more than one way and are let in by several.
alter table "user" add column waits_since timestamptz;
update "user" set waits_since = created_at where not is_active and origin = 'Registration' and last_seen_at is null;
create index user_waits on "user" (waits_since, id) where waits_since is not null;

create function note_waiting() returns trigger language plpgsql as $$
begin
  if new.is_active then
    new.waits_since := null;
  elsif tg_op = 'INSERT' and new.origin = 'Registration' then
    new.waits_since := coalesce(new.waits_since, now());
  end if;
  return new;
end $$;
create trigger user_waits before insert or update of is_active on "user" for each row execute function note_waiting();

-- Links of published pages that lead nowhere on this site, as the last look found them; a page that is published anew is
-- looked at again.
create table page_dead_link (
  page_id uuid not null references page (id) on delete cascade,
  target text not null,
  -- As in DeadReason of the checks.
  reason text not null,
  found_at timestamptz not null,
  primary key (page_id, target)
);
create index page_dead_link_target on page_dead_link (target);

-- What the start screen asks for, of thousands of pages and mails each time that somebody opens it.
create index page_by_review on page (review_on, id) where review_on is not null and deleted_at is null;
create index page_by_changer on page (changed_by, changed_at desc) where deleted_at is null;
create index mail_failed on mail (created_at desc, id desc) where state = 'Failed';
