-- What was answered, summed up for each day, so that a dashboard need not read every answer. Only of what is drawn as a
-- number: choices, scales, amounts, days, areas. What people wrote is not in it.
create table form_day_sum (
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  -- On the calendar of form_version_sum.zone.
  day date not null,
  number integer not null,
  -- When it was summed up.
  summed_at timestamptz not null,
  -- How long people were at it: { seconds: number }.
  seconds jsonb not null,
  -- { what was counted: [[part, value, number]] }, by the names of what form_version_sum.counted says.
  answers jsonb not null,
  primary key (form_guid, version, day)
);

-- By what the sums of a version were made: another calendar, or something that was not counted yet, makes them anew.
create table form_version_sum (
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  zone text not null,
  -- { tallies: [{ field, shape, path }], fields: [id] }.
  counted jsonb not null,
  primary key (form_guid, version)
);

-- Which days are to be summed up anew: written with the change itself, so that no sum can miss one. Rows are added and
-- taken away, never changed, so nobody waits for another.
create table form_sum_change (
  form_guid uuid not null,
  version integer not null,
  sent_at timestamptz not null
);
create index form_sum_change_form on form_sum_change (form_guid);

create function form_submission_summed() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' and exists (select from form where guid = old.form_guid) then
    insert into form_sum_change (form_guid, version, sent_at) values (old.form_guid, old.version, old.sent_at);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.version, old.sent_at) is distinct from (new.version, new.sent_at)) then
    insert into form_sum_change (form_guid, version, sent_at) values (new.form_guid, new.version, new.sent_at);
  end if;
  return null;
end $$;

create trigger summed_when_sent after insert on form_submission for each row
  when (new.status <> 'unproven') execute function form_submission_summed();
create trigger summed_when_gone after delete on form_submission for each row execute function form_submission_summed();
-- Dealing with a submission changes no sum.
create trigger summed_when_changed after update of answers, version, sent_at, began_at, status, withdrawn_at, deleted_at
  on form_submission for each row
  when (
    old.answers is distinct from new.answers
    or (old.version, old.sent_at, old.began_at) is distinct from (new.version, new.sent_at, new.began_at)
    or (old.status = 'unproven') <> (new.status = 'unproven')
    or (old.withdrawn_at is null) <> (new.withdrawn_at is null)
    or (old.deleted_at is null) <> (new.deleted_at is null)
  ) execute function form_submission_summed();
