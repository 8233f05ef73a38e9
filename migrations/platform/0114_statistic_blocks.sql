-- How often blocks of pages were in sight and were pressed, by day: a number, without anything of who it was.
create table statistic_block (
  day date not null,
  block uuid not null,
  seen integer not null,
  pressed integer not null,
  primary key (block, day)
);
create index statistic_block_of on statistic_block (day);
