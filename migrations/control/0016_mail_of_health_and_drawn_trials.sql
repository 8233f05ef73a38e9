-- What those who run the installation want to be mailed about its health. Who never chose is told of everything.
create table health_mail (
  account_id text primary key,
  wants text not null check (wants in ('wrong', 'nothing'))
);

-- Front pages that a trial drew of what it had restored; null where nothing was drawn.
alter table backup add column trial_pages integer;
