-- What happened in a second of one process, as one row: a row for each view took most of what counting costs.
-- Each different thing is told once, and who did it when beside its number.
create table statistic_batch (
  id bigint generated always as identity primary key,
  -- Of the first and the last that is in it.
  began timestamptz not null,
  ended timestamptz not null,
  -- The things: at the same place of each list stands what belongs together. As the columns of statistic_event.
  kinds text[] not null,
  subjects text[] not null,
  languages text[] not null,
  audiences text[] not null,
  sources text[] not null,
  campaigns text[] not null,
  devices text[] not null,
  reads text[] not null,
  countries text[] not null,
  -- What happened: which thing (from 1), by whom, how many milliseconds after the first, and how long it was looked at.
  things integer[] not null,
  visitors bigint[] not null,
  afters integer[] not null,
  seconds integer[] not null
);
create index statistic_batch_ended on statistic_batch (ended);

-- What was added up last was told by the number of a row, and everything that comes now is newer. The distance is for a
-- process of the release before, which still writes rows of its own: its numbers never come near.
select setval(
  pg_get_serial_sequence('statistic_batch', 'id'),
  1000000000 + greatest(
    coalesce((select max(up_to) from statistic_fold), 0),
    coalesce((select max(id) from statistic_event), 0)
  )
);

-- Views that are still in statistic_event are moved by the job that adds up.
