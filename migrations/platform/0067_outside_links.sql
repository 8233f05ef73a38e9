-- Addresses on other sites that published pages and items lead to, and whether they were there when they were asked.
create table outside_link (
  address text primary key,
  -- One question at a time is asked of each.
  host text not null,
  -- When it was last found on a page or an item; what is no longer there is forgotten.
  seen_at timestamptz not null,
  next_try_at timestamptz not null,
  failed_since timestamptz,
  last_failed_at timestamptz,
  -- As in Verdict.
  outcome text,
  -- When anything at all answered: when nothing does, it is our own connection.
  answered_at timestamptz
);
create index outside_link_due on outside_link (next_try_at);
