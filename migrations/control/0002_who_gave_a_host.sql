-- Names that admins added to their own platform beside those that the installation gave it: they alone can be taken away on the screen.
alter table platform_host
  add column given_by text not null default 'installation' check (given_by in ('installation', 'platform'));
