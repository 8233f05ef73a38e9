-- How long people are at a step: a number for each stretch of time, and of nobody (docs/decisions, the funnel).
create table form_step_time (
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  -- On the calendar of the platform.
  day date not null,
  step text not null,
  -- The first second of the stretch.
  seconds integer not null,
  number integer not null,
  primary key (form_guid, version, day, step, seconds)
);

-- When the draft becomes a version, and who said so: told when that did not happen.
alter table form
  add column publish_at timestamptz,
  add column planned_by text,
  add column planned_note text not null default '';
create index form_due on form (publish_at) where publish_at is not null;

-- What did not happen at its hour, until the form is published or planned again or someone has seen it.
create table form_failed_plan (
  form_guid uuid primary key references form (guid) on delete cascade,
  planned_for timestamptz not null,
  planned_by text,
  reason text not null
);
