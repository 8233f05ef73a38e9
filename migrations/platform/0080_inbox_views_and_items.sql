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
