-- Who asked for a yes before readers get what is written on a page, and what the answer was. One request for each page:
-- what was asked and answered before is in the audit log.
create table page_review (
  page_id uuid primary key references page (id) on delete cascade,
  state text not null,
  -- What the page was at when it was asked for or approved.
  sequence integer not null,
  asked_by text,
  asked_at timestamptz,
  note text not null default '',
  -- When those who may answer were last written to about it.
  mailed_at timestamptz,
  answered_by text,
  answered_at timestamptz,
  answer text not null default ''
);
