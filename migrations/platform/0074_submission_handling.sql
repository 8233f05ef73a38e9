-- What its handlers make of a submission. `status` is 'new' until somebody takes it in hand: 'open', 'waiting' (for who
-- sent it; the clock stands still), 'done', or one of the form's own making.
alter table form_submission
  add column assignee_guid text,
  add column labels text[] not null default '{}',
  -- By when it should be dealt with; null when the form has no clock.
  add column due_at timestamptz,
  add column done_at timestamptz,
  add column deleted_at timestamptz,
  add column deleted_by text;

-- What happened to a submission after it was sent, in that order; `kind` says what `data` holds.
create table form_submission_event (
  guid uuid primary key,
  submission_guid uuid not null references form_submission (guid) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- Nobody when the platform did it.
  by_guid text,
  data jsonb not null default '{}'
);
create index form_submission_event_by_submission on form_submission_event (submission_guid, at);
