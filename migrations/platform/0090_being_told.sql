-- What people want to hear of (issue "being told"): a page, a list, an item with what hangs below it, or what somebody adds.
create table follow (
  user_id text not null references "user" (id) on delete cascade,
  kind text not null check (kind in ('page', 'list', 'item', 'person')),
  -- Of people it is their id, which is a guid as well; what is gone is left out when it is read.
  target_guid uuid not null,
  in_bell boolean not null default true,
  mail text not null default 'weekly' check (mail in ('never', 'atOnce', 'daily', 'weekly')),
  created_at timestamptz not null,
  primary key (user_id, kind, target_guid)
);
-- Whoever tells all followers of one thing walks this in order, however many there are.
create index follow_of_target on follow (kind, target_guid, user_id);

-- One line for one person. It names what it is about and never what that is called: titles are looked up for each reader anew.
create table notice (
  guid uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  -- What happened, in words of our own: the same thing is told to nobody twice.
  cause text not null,
  kind text not null,
  about_kind text not null check (about_kind in ('page', 'item', 'block', 'submission', 'document')),
  about_guid uuid not null,
  -- The reaction, the note.
  detail_guid uuid,
  -- Because of what they follow; without it, because it is theirs.
  follow_kind text,
  follow_guid uuid,
  -- Who did it. No reference: work of the platform itself has a name here too.
  actor_id text,
  in_bell boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- By which way it is mailed, and from when on; null when it is not, or by another mail.
  mail text not null default 'never' check (mail in ('never', 'atOnce', 'daily', 'weekly')),
  mail_due_at timestamptz,
  mailed_at timestamptz,
  unique (user_id, cause)
);
create index notice_of_user on notice (user_id, created_at desc) where in_bell;
create index notice_to_mail on notice (mail_due_at, user_id) where mail_due_at is not null and mailed_at is null;
create index notice_age on notice (created_at);

-- What is not as usual: how somebody wants to be told of what is theirs.
create table notice_way (
  user_id text not null references "user" (id) on delete cascade,
  subject text not null check (subject in ('asked', 'answered')),
  in_bell boolean not null,
  mail text not null check (mail in ('never', 'atOnce', 'daily', 'weekly')),
  primary key (user_id, subject)
);

-- When nothing is mailed, and when the digests come; in the platform's time.
create table notice_hours (
  user_id text primary key references "user" (id) on delete cascade,
  quiet_from text,
  quiet_until text,
  quiet_day integer check (quiet_day between 1 and 7),
  digest_time text not null default '07:30',
  digest_day integer not null default 5 check (digest_day between 1 and 7)
);

-- What was told of items, by the number of their version; those that were there before anybody could follow, too.
create table told_item (
  item_id uuid primary key references item (id) on delete cascade,
  version integer not null
);
insert into told_item (item_id, version)
  select id, version from item where is_published and deleted_at is null and published_on <= now();

create table told_page (
  page_id uuid primary key references page (id) on delete cascade,
  version_id uuid not null
);

-- How far the search for news came.
create table news_mark (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null
);
insert into news_mark (looked_at) values (now());

-- What appeared or was changed lately, over all lists and pages.
create index item_changed_at on item (changed_at) where deleted_at is null and is_published;
create index page_version_published_at on page_version (published_at);
