-- Files that were sent along leave with the table, as one zip.
alter table submission_export add column with_files boolean not null default false;

-- Questions about the inbox of a form that somebody asks more often: for themselves, or for all who deal with it.
create table inbox_view (
  form_guid uuid not null references form (guid) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  name text not null,
  -- The part of the address behind the question mark: filters, columns and order.
  query text not null,
  is_shared boolean not null default false,
  primary key (form_guid, user_id, name)
);
create index inbox_view_of_user on inbox_view (user_id);

-- Items that were made of a submission (§4 source kind FormSubmission): what links the two both ways.
create table submission_item (
  item_guid uuid primary key references item (id) on delete cascade,
  submission_guid uuid not null references form_submission (guid) on delete cascade,
  -- As it was called then, for who deals with the submission and may not read the item.
  title text not null,
  made_by text references "user" (id) on delete set null,
  made_at timestamptz not null
);
create index submission_item_of on submission_item (submission_guid, made_at);

-- Which question fills which field, as it was chosen last for this form and this list. Never those about a person.
create table submission_item_mapping (
  form_guid uuid not null references form (guid) on delete cascade,
  list_guid uuid not null,
  type_name text not null,
  mapping jsonb not null,
  primary key (form_guid, list_guid)
);
