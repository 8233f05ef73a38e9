-- A form can be followed: who fills it in hears that it opens, who deals with it hears of what is sent.
alter table follow drop constraint follow_kind_check;
alter table follow add constraint follow_kind_check check (kind in ('page', 'list', 'item', 'person', 'form'));
alter table notice drop constraint notice_about_kind_check;
alter table notice add constraint notice_about_kind_check
  check (about_kind in ('page', 'item', 'block', 'submission', 'document', 'form'));

-- Whether a form that is followed was open at the last look.
create table told_form (
  form_guid uuid primary key references form (guid) on delete cascade,
  is_open boolean not null
);
