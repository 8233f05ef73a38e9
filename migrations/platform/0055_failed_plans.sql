-- Who said when readers get the page, or lose it: told when that did not happen.
alter table page add column planned_by text;

-- What did not happen at its hour, until the page is published or planned again or someone has seen it. One for each page:
-- what failed before is in the audit log.
create table page_failed_plan (
  page_id uuid primary key references page (id) on delete cascade,
  action text not null check (action in ('publish', 'unpublish')),
  planned_for timestamptz not null,
  planned_by text,
  reason text not null
);
