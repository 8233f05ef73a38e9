-- What a submission was sent for: an event that somebody signs up for, a vacancy that they answer.
alter table form_submission add column item_guid uuid references item (id) on delete set null;
create index form_submission_item on form_submission (item_guid) where item_guid is not null;

-- An item that takes sign-ups (docs/decisions/0125): what is asked is a form, how many there is room for is the item's own.
create table item_sign_up (
  item_id uuid primary key references item (id) on delete cascade,
  form_guid uuid not null references form (guid) on delete cascade,
  -- Unlimited when null.
  capacity integer check (capacity >= 0),
  most_guests integer not null default 0 check (most_guests >= 0),
  has_waiting_list boolean not null default true,
  opens_at timestamptz,
  -- When it begins, where null.
  closes_at timestamptz,
  -- When it began as far as those who signed up were told: another moment asks its organiser whether to tell them.
  known_start timestamptz,
  -- The number of the last who came: who came first is first to move up.
  last_turn integer not null default 0,
  -- When kept pages were last told to forget how many places are left (docs/decisions/0023).
  announced_at timestamptz
);
create index item_sign_up_form on item_sign_up (form_guid);

-- One sign-up: a submission of the form of its item, with whom they bring.
create table sign_up (
  submission_guid uuid primary key references form_submission (guid) on delete cascade,
  item_id uuid not null references item_sign_up (item_id) on delete cascade,
  guests integer not null default 0 check (guests >= 0),
  -- 'pending' until the address is proven; 'out' once it was taken back or thrown away.
  state text not null check (state in ('pending', 'in', 'waiting', 'out')),
  turn integer not null default 0,
  -- Once each: the mail of the day before.
  reminded_at timestamptz
);
create index sign_up_item on sign_up (item_id, state, turn);

-- Forms that ask for a name and an address alone, for events without questions of their own.
create table sign_up_form (
  form_guid uuid primary key references form (guid) on delete cascade,
  made_at timestamptz not null
);
