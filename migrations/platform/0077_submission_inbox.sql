-- The inbox of a form: found by words, sorted by what is due, at a hundred thousand submissions too.
alter table form_submission
  -- What was left of the clock when it began to wait for the resident; `due_at` is null for as long.
  add column due_left_seconds integer,
  -- Follows the answers by itself, also when one of them is taken out.
  add column search_text text generated always as (lower(reference || ' ' || coalesce(sender_email, '') || ' ' || answers::text)) stored;
create index form_submission_search_text on form_submission using gin (search_text public.gin_trgm_ops) with (fastupdate = off);

-- What somebody still has to do something about.
create index form_submission_open on form_submission (form_guid, due_at, sent_at)
  include (assignee_guid)
  where deleted_at is null and done_at is null and withdrawn_at is null and status <> 'unproven';
create index form_submission_trash on form_submission (deleted_at) where deleted_at is not null;
create index form_submission_sender_email on form_submission (form_guid, sender_email) where sender_email is not null;
create index form_submission_assignee on form_submission (assignee_guid) where assignee_guid is not null;

-- What a form has of its own for who deals with its submissions.
create table form_handling (
  form_guid uuid primary key references form (guid) on delete cascade,
  -- [{ id, label, kind }], beside those that every form has.
  statuses jsonb not null default '[]',
  -- [{ name, words }], to answer with.
  templates jsonb not null default '[]',
  -- Every label that was ever given, to choose from.
  labels text[] not null default '{}'
);
create index form_submission_event_by on form_submission_event (by_guid) where by_guid is not null;
