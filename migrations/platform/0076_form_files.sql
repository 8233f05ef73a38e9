-- Files that are sent with forms. They are no assets: only who may read the submission gets them. What lies in the
-- storage is named by the guid of a row and nothing else, so a row goes after its bytes and never before.
create table form_file (
  guid uuid primary key,
  -- No foreign key: the row outlives its form until its bytes are gone.
  form_guid uuid not null,
  version integer not null,
  field_id text not null,
  -- Of the key of who fills in the form (as form_entry and form_submission have it).
  key_hash text not null,
  name text not null,
  -- By its content; null until all of it is here and was looked at.
  media_type text,
  byte_size integer not null check (byte_size > 0),
  -- How much of it is here, from its beginning.
  received integer not null default 0,
  created_at timestamptz not null,
  -- What nobody sent by then goes, unless its entry is kept longer.
  expires_at timestamptz not null,
  submission_guid uuid references form_submission (guid) on delete set null,
  -- Since when it is part of a submission; with no submission any more it goes.
  claimed_at timestamptz
);
create index form_file_by_submission on form_file (submission_guid) where submission_guid is not null;
create index form_file_by_key on form_file (form_guid, key_hash);
create index form_file_loose on form_file (expires_at) where submission_guid is null;
