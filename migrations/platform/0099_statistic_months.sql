-- Sums of months that are over, so that a year is read from twelve of them and not from 365 days (docs/decisions, visits are counted by a number of one day).
create table statistic_month (
  -- Its first day.
  month date not null,
  language text not null,
  audience text not null,
  kind text not null,
  key text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  seconds bigint not null,
  timed integer not null,
  primary key (language, audience, kind, month, key)
);
create index statistic_month_of on statistic_month (month);

-- How long pages were looked at stands with the site as a whole too, so that nobody adds up all pages for it.
update statistic_day as site set seconds = pages.seconds, timed = pages.timed
  from (
    select day, language, audience, sum(seconds) as seconds, sum(timed) as timed
    from statistic_day where kind = 'subject' group by day, language, audience
  ) as pages
  where site.kind = 'site' and site.day = pages.day and site.language = pages.language and site.audience = pages.audience;
