-- What somebody without an account wants to hear of, until their address is proven by mail. Whoever gives an address has a
-- row of their own: two who give the same one know nothing of each other.
create table follow_waiting (
  guid uuid primary key,
  kind text not null check (kind in ('page', 'list', 'item')),
  target_guid uuid not null,
  email text not null,
  mail text not null check (mail in ('atOnce', 'daily', 'weekly')),
  -- As it was called to who asked, in their language: the mail says what it is about.
  title text not null,
  asked_at timestamptz not null
);
create index follow_waiting_age on follow_waiting (asked_at);
create index follow_waiting_of_address on follow_waiting (kind, target_guid, lower(email));
