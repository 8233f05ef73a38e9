-- Votes of the block Poll (docs/decisions/0125). What is asked is in the page; a row is here once somebody voted.
create table poll (
  -- Of the block.
  guid uuid primary key,
  -- By which people and browsers become what `poll_ballot` knows them by; destroyed when the poll closes.
  secret text,
  voters integer not null default 0,
  closed_at timestamptz,
  created_at timestamptz not null
);

-- How many, kept with every ballot in the same transaction; of a closed poll this is all that is left of secret votes.
create table poll_count (
  poll_guid uuid not null references poll (guid) on delete cascade,
  choice text not null,
  votes integer not null,
  -- As it was last called, for when it is not asked any more.
  label text not null default '',
  primary key (poll_guid, choice)
);

create table poll_ballot (
  poll_guid uuid not null references poll (guid) on delete cascade,
  voter text not null,
  -- The browser in which somebody without a session voted, so that it can show their vote and change it.
  browser text,
  choices text[] not null,
  -- To whom it was said that the name would be told, when this was voted.
  names text not null check (names in ('nobody', 'managers', 'members')),
  -- Both of a vote with a name only.
  user_id text references "user" (id) on delete set null,
  voted_at timestamptz,
  primary key (poll_guid, voter),
  check (names <> 'nobody' or (user_id is null and voted_at is null))
);
create unique index poll_ballot_browser on poll_ballot (poll_guid, browser);
create index poll_ballot_user on poll_ballot (user_id, voted_at desc) where user_id is not null;
create index poll_ballot_named on poll_ballot (poll_guid, voted_at desc) where user_id is not null;

-- A vote whose address is still to be proven; seen by nobody but the browser that sent it, and gone after a week.
create table poll_waiting (
  guid uuid primary key,
  poll_guid uuid not null references poll (guid) on delete cascade,
  browser text not null,
  email text not null,
  choices text[] not null,
  -- What the mail calls it, and where its page is.
  title text not null,
  page text not null,
  sent_at timestamptz not null,
  unique (poll_guid, browser)
);
create index poll_waiting_sent_at on poll_waiting (sent_at);

-- Old and new are exact here, however many vote at the same moment: whoever comes second waits for the row of the first.
create function count_poll_ballot() returns trigger language plpgsql set search_path from current as $$
declare
  of_poll uuid;
  before text[] := '{}';
  after text[] := '{}';
begin
  if tg_op <> 'INSERT' then
    of_poll := old.poll_guid;
    before := old.choices;
  end if;
  if tg_op <> 'DELETE' then
    of_poll := new.poll_guid;
    after := new.choices;
  end if;
  -- Also the lock by which the counts below are always taken in one order. A result does not change any more.
  update poll set voters = voters + (tg_op = 'INSERT')::integer - (tg_op = 'DELETE')::integer
  where guid = of_poll and closed_at is null;
  if not found then
    return null;
  end if;
  insert into poll_count as kept (poll_guid, choice, votes)
  select of_poll, changed.choice, sum(changed.by)
  from (
    select unnest(after) as choice, 1 as by
    union all
    select unnest(before), -1
  ) as changed
  group by changed.choice
  having sum(changed.by) <> 0
  on conflict (poll_guid, choice) do update set votes = kept.votes + excluded.votes;
  return null;
end
$$;
create trigger poll_ballot_counted after insert or update or delete on poll_ballot
  for each row execute function count_poll_ballot();
