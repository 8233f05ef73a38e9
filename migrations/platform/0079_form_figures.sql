-- How far forms are filled in: a number for each day, and of nobody (docs/decisions, the funnel).
create table form_step_count (
  form_guid uuid not null references form (guid) on delete cascade,
  version integer not null,
  -- On the calendar of the platform.
  day date not null,
  -- 'begun', the id of a step that was reached, 'sent'; or 'left:' and the field that was touched last.
  mark text not null,
  device text not null check (device in ('phone', 'tablet', 'computer')),
  number integer not null,
  primary key (form_guid, version, day, mark, device)
);

-- Words under which somebody put the answers to an open question.
create table form_theme (
  guid uuid primary key,
  form_guid uuid not null references form (guid) on delete cascade,
  field text not null,
  name text not null,
  created_at timestamptz not null
);
create unique index form_theme_name on form_theme (form_guid, field, lower(name));

create table form_answer_theme (
  theme_guid uuid not null references form_theme (guid) on delete cascade,
  submission_guid uuid not null references form_submission (guid) on delete cascade,
  primary key (theme_guid, submission_guid)
);
create index form_answer_theme_submission on form_answer_theme (submission_guid);

-- Dashboards look at one version at a time.
create index form_submission_by_version on form_submission (form_guid, version, sent_at);
