-- The sums of a day of which the views themselves are gone, because a backup leaves them out: they stay as they were, and
-- what is read from then on is added to them. Of the day itself without an hour, and of its hours.
create table statistic_kept (
  day date not null,
  hour timestamptz,
  language text not null,
  audience text not null,
  kind text not null,
  key text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  seconds bigint not null,
  timed integer not null
);
create index statistic_kept_of on statistic_kept (day, hour);

-- The last batch that is in those sums.
alter table statistic_fold add column kept_up_to bigint not null default 0;
