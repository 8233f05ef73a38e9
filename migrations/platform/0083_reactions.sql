-- What people say about an item, or below a block of a page (docs/decisions, a reaction is no item of a list).
create table reaction (
  guid uuid primary key,
  -- In which order they came; parts of a thread begin after one of these.
  seq bigint generated always as identity,
  target_kind text not null check (target_kind in ('item', 'block')),
  target_guid uuid not null,
  -- The reaction below which it stands; null for one that stands by itself.
  root_guid uuid references reaction (guid) on delete cascade,
  -- Which one it answers: its root, or another answer below that.
  answers_guid uuid references reaction (guid) on delete set null,
  user_id text references "user" (id) on delete set null,
  -- As it was when it was written: visitors do not know members by their profiles.
  author_name text not null,
  -- Only until it is proven.
  author_email text,
  is_staff boolean not null,
  words text not null,
  language text not null,
  status text not null check (status in ('unproven', 'waiting', 'shown', 'removed', 'withdrawn')),
  -- Where a decision that is taken back leads to.
  status_before text,
  -- Why a moderator removed it.
  reason text,
  key_hash text not null,
  -- Answers that readers see.
  answer_count integer not null default 0,
  open_reports integer not null default 0,
  created_at timestamptz not null,
  edited_at timestamptz,
  settled_at timestamptz
);
create unique index reaction_key on reaction (target_guid, key_hash);
create index reaction_roots on reaction (target_guid, seq) where root_guid is null and status in ('shown', 'removed', 'withdrawn');
create index reaction_most on reaction (target_guid, answer_count desc, seq desc) where root_guid is null and status in ('shown', 'removed', 'withdrawn');
create index reaction_answers on reaction (root_guid, seq) where root_guid is not null;
create index reaction_shown on reaction (target_guid) where status = 'shown';
create index reaction_user on reaction (user_id, seq) where user_id is not null;
create index reaction_email on reaction (author_email, created_at) where author_email is not null;
create index reaction_answered on reaction (answers_guid) where answers_guid is not null;
create index reaction_queue on reaction ((open_reports > 0) desc, seq) where status = 'waiting' or open_reports > 0;
create index reaction_to_forget on reaction (status, created_at) where status in ('unproven', 'removed', 'withdrawn');

create table reaction_report (
  reaction_guid uuid not null references reaction (guid) on delete cascade,
  -- A person, or the hash of a key of one browser: each counts once.
  reporter text not null,
  reason text not null check (reason in ('insult', 'personal', 'advertising', 'elsewhere')),
  created_at timestamptz not null,
  -- A moderator has looked at it.
  settled_at timestamptz,
  primary key (reaction_guid, reporter)
);

-- Who may not react any more, on the whole platform.
create table reaction_block (
  user_id text primary key references "user" (id) on delete cascade,
  blocked_by text references "user" (id) on delete set null,
  created_at timestamptz not null
);

-- A thread has a row once somebody closed it.
create table reaction_thread (
  target_guid uuid primary key,
  closed_at timestamptz,
  closed_by text references "user" (id) on delete set null
);
