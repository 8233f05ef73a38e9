-- What a form was sent, as a file for who asked for it. It is written in pieces, so that it goes on where it was.
create table submission_export (
  guid uuid primary key,
  -- Without a reference: the file outlives its form by some days, and is removed by who wrote it.
  form_guid uuid not null,
  asked_by text not null,
  format text not null check (format in ('xlsx', 'csv', 'json')),
  filter jsonb not null,
  without_personal_data boolean not null,
  language text not null,
  state text not null check (state in ('Running', 'Ready', 'Stopped', 'Failed')),
  total integer not null,
  done integer not null default 0,
  -- How many pieces lie there, and the submission that the last of them ends with.
  parts integer not null default 0,
  cursor jsonb,
  bytes bigint,
  work_id uuid not null,
  reason text,
  asked_at timestamptz not null,
  kept_until timestamptz not null
);
create index submission_export_of on submission_export (form_guid, asked_by, asked_at desc);
create index submission_export_kept on submission_export (kept_until);
