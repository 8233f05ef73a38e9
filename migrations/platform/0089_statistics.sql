-- What a visitor's address and browser are mixed with, for one day. It is thrown away at night, and with it the only way
-- to know somebody again.
create table statistic_salt (
  day date primary key,
  salt text not null
);

-- What happened, for 48 hours: nothing of who it was but a number that means nothing after today.
create table statistic_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('view', 'missing', 'download', 'outgoing', 'left')),
  visitor bigint not null,
  -- page:guid, item:short id, path:/search; a file, or the host of another site.
  subject text not null,
  language text not null,
  audience text not null check (audience in ('visitor', 'member')),
  -- The kind of source and of another site its host; of what is missing the page that led to it.
  source text,
  campaign text,
  device text,
  reads text,
  country text,
  -- How long a page was looked at.
  seconds integer
);
create index statistic_event_at on statistic_event (at);

-- Sums by hour, kept 90 days, and by day, kept for ever. An empty language or audience is all of them together: who read
-- in two languages is one visitor there.
create table statistic_hour (
  hour timestamptz not null,
  language text not null,
  audience text not null,
  kind text not null,
  key text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  seconds bigint not null default 0,
  timed integer not null default 0,
  primary key (language, audience, kind, hour, key)
);
create table statistic_day (
  day date not null,
  language text not null,
  audience text not null,
  kind text not null,
  key text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  seconds bigint not null default 0,
  timed integer not null default 0,
  primary key (language, audience, kind, day, key)
);

create index statistic_hour_of on statistic_hour (hour);
create index statistic_day_of on statistic_day (day);

-- Up to which event each day was added up, and since when anything is counted at all.
create table statistic_fold (
  day date primary key,
  up_to bigint not null,
  robots integer not null default 0
);
