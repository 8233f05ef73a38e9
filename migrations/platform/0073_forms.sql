-- Forms (§3). What a form asks is a document (as a page is): the draft that is being written, and versions that nothing
-- changes. When and by whom it is filled in holds for every version at once.
create table form (
  guid uuid primary key,
  draft jsonb not null,
  -- Goes up with every change of the draft.
  sequence integer not null default 1,
  -- That of the draft of which the newest version was made; null while there is none.
  published_sequence integer,
  -- The newest version, which is filled in now; null while there is none.
  version integer,
  state text not null check (state in ('Open', 'Closed', 'Custom')),
  open_date timestamptz,
  close_date timestamptz,
  visibility text not null check (visibility in ('Admin', 'Roles', 'Users', 'Public', 'Verify')),
  role_ids uuid[] not null default '{}',
  handler_role_ids uuid[] not null default '{}',
  -- The settings that no query asks for.
  settings jsonb not null default '{}',
  owner_guid text,
  created_at timestamptz not null,
  created_by text,
  changed_at timestamptz not null,
  changed_by text,
  deleted_at timestamptz,
  deleted_by text
);
create index form_deleted on form (deleted_at) where deleted_at is not null;

create table form_version (
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  document jsonb not null,
  note text not null default '',
  published_at timestamptz not null,
  published_by text,
  primary key (form_guid, version)
);

-- A form that somebody is filling in: what was posted so far, for who has no script or goes on later by a link.
create table form_entry (
  guid uuid primary key,
  -- Of the key that whoever fills it in goes on by.
  key_hash text not null unique,
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  posted jsonb not null default '{}',
  -- The step that is open.
  step text not null,
  -- It was sent and something was wrong with it.
  shows_faults boolean not null,
  began_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index form_entry_expires on form_entry (expires_at);

-- Sent answers (§4 source kind FormSubmission). Of a question that was not asked there is none.
create table form_submission (
  guid uuid primary key,
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  -- ML-2026-0419: unique within its form.
  reference text not null,
  answers jsonb not null,
  -- In which it was filled in.
  language text not null,
  -- 'unproven' until the address is proven (visibility Verify); then what its handlers make of it.
  status text not null default 'new',
  sender_guid text,
  sender_email text,
  -- Of the key that the sender's browser made: a second press or a retry is the same submission, and whoever has the key
  -- is its sender.
  key_hash text not null,
  sent_at timestamptz not null,
  began_at timestamptz,
  changed_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (form_guid, reference),
  unique (form_guid, key_hash)
);
create index form_submission_by_form on form_submission (form_guid, sent_at desc);
create index form_submission_sender on form_submission (sender_guid) where sender_guid is not null;

-- The number of the newest submission of a form in a year; its row is what two that are sent at once wait for.
create table form_submission_counter (
  form_guid uuid not null references form (guid) on delete cascade,
  year integer not null,
  last integer not null,
  primary key (form_guid, year)
);
