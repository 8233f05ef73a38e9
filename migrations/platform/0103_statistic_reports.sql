-- Who is mailed the statistics of each week or month, by their own choice.
create table statistic_report (
  user_id text primary key references "user" (id) on delete cascade,
  every text not null check (every in ('week', 'month')),
  -- The last day that they were told of, or that was over when they chose: nobody is told twice.
  told_to date not null
);
