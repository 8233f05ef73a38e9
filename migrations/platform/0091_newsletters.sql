-- Who gets which letters: a list has a language, and readers who chose it themselves (docs/decisions/0136).
create table newsletter_list (
  guid uuid primary key,
  name text not null,
  language text not null,
  -- Everyone may read it, or who has one of its roles.
  is_public boolean not null,
  role_ids uuid[] not null default '{}',
  made_at timestamptz not null
);

create table newsletter_reader (
  id uuid primary key default gen_random_uuid(),
  list_guid uuid not null references newsletter_list (guid) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  since timestamptz not null,
  -- Kept after leaving: the figures of a letter count who left by it, and the link of an old letter still answers.
  left_at timestamptz,
  unique (list_guid, user_id)
);
create index newsletter_reader_of_user on newsletter_reader (user_id);

-- An address that was given without an account, until it is proven by mail.
create table newsletter_waiting (
  guid uuid primary key,
  list_guid uuid not null references newsletter_list (guid) on delete cascade,
  email text not null,
  asked_at timestamptz not null
);
create unique index newsletter_waiting_once on newsletter_waiting (list_guid, lower(email));

-- Addresses that a mail server said do not exist: no letter goes there until somebody says to try again.
create table newsletter_refused_address (
  address text primary key,
  reason text not null,
  refused_at timestamptz not null
);

create table newsletter (
  guid uuid primary key,
  list_guid uuid references newsletter_list (guid) on delete set null,
  -- What is written: title, heading, introduction, subject, items. After sending it is as it was.
  letter jsonb not null,
  -- Counts the savings: two tabs that write the same letter are told of each other.
  sequence integer not null default 1,
  state text not null,
  planned_for timestamptz,
  -- What went out, as it was when the sending began.
  sent_letter jsonb,
  sent_language text,
  tested_at timestamptz,
  tested_to text[] not null default '{}',
  made_by text references "user" (id) on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  -- Which process is sending, and until when that is believed without hearing of it.
  runner uuid,
  runner_until timestamptz,
  -- How often in a row the mail server could not be reached, and what it said.
  setbacks integer not null default 0,
  last_error text not null default ''
);
create index newsletter_of_list on newsletter (list_guid);
create index newsletter_in_state on newsletter (state, planned_for);

-- One row for everybody a letter goes to, made in the transaction in which the sending begins.
create table newsletter_receiver (
  newsletter_guid uuid not null references newsletter (guid) on delete cascade,
  reader_id uuid not null references newsletter_reader (id) on delete cascade,
  -- Where it goes, as it was then; nothing once it has gone.
  address text not null,
  since timestamptz not null,
  -- Waiting, HandedOver (all but its end was said), Accepted, Refused, Doubt (its end was said or not), Skipped.
  state text not null default 'Waiting',
  tries integer not null default 0,
  not_before timestamptz,
  reason text not null default '',
  ended_at timestamptz,
  primary key (newsletter_guid, reader_id)
);
create index newsletter_receiver_in_state on newsletter_receiver (newsletter_guid, state, not_before);
create index newsletter_receiver_of_reader on newsletter_receiver (reader_id);
