-- What the last look over all content found that WCAG asks for, for the accessibility statement.
create table content_check (
  kind text primary key,
  -- In how many pages and items.
  subjects integer not null
);

-- How many pages and items had nothing of that; not known of days before this was counted.
alter table content_score add column accessible integer;
