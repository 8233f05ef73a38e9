-- How often the blocks of pages were seen and pressed in a month that is over, so that a year is read by its months.
create table statistic_block_month (
  -- Its first day.
  month date not null,
  block uuid not null,
  seen integer not null,
  pressed integer not null,
  primary key (month, block)
);
