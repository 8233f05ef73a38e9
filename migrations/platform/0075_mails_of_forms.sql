-- What happens when a form is sent, and how long it is kept.
alter table form_submission
  -- Its mails are in the outbox, or there were none to send; until then a job sees to it.
  add column told_at timestamptz,
  -- False of one that only went out by mail: its answers are nowhere here.
  add column is_kept boolean not null default true,
  -- Its term is over: what was answered and who sent it are gone, that it was sent stays for the figures.
  add column redacted_at timestamptz;

-- For the overview of the next working morning: what it tells of, and to whom.
create table form_notice (
  submission_guid uuid primary key references form_submission (guid) on delete cascade,
  emails text[] not null,
  role_ids uuid[] not null,
  assignee_guid text
);

-- How often something was done by one address or client on one day, by a keyed hash: who it was cannot be read from it.
create table form_day_count (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index form_day_count_ends on form_day_count (ends_at);

-- Since when a half-filled form is gone on with by a link in a mail; null of one that a browser without script keeps.
alter table form_entry add column mailed_at timestamptz;
