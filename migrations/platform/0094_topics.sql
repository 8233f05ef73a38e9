-- Forums (docs/decisions, a forum is a list in the order of its talk): what a list of topics is put in order by, what is
-- told of a thread beside its topic, and what a member has looked at.

-- Above the others in that order, whoever answers what.
alter table item add column is_sticky boolean not null default false;
-- When somebody last reacted; null while nobody has.
alter table item add column talked_at timestamptz;
create index item_talk on item (list_id, is_sticky desc, coalesce(talked_at, published_on) desc, id desc)
  include (is_published, published_on, unpublish_on, visibility, role_ids, type_id) where deleted_at is null;

-- Counted when something is written, so that a list of topics asks for one row each. Who, and which one, is asked of the reaction itself.
alter table reaction_thread add column shown_count integer not null default 0;
alter table reaction_thread add column last_guid uuid references reaction (guid) on delete set null;
create index reaction_thread_last on reaction_thread (last_guid) where last_guid is not null;

-- When readers first saw it: then, and only then, others are told of it.
alter table reaction add column placed_at timestamptz;
update reaction set placed_at = created_at where status in ('shown', 'removed', 'withdrawn');

drop index reaction_shown;
create index reaction_seq on reaction (seq);
create index reaction_shown on reaction (target_guid, seq) where status = 'shown';

insert into reaction_thread (target_guid)
  select distinct target_guid from reaction where status = 'shown'
  on conflict do nothing;
update reaction_thread set
  shown_count = (select count(*) from reaction where reaction.target_guid = reaction_thread.target_guid and status = 'shown'),
  last_guid = (select guid from reaction where reaction.target_guid = reaction_thread.target_guid and status = 'shown' order by seq desc limit 1);
update item set talked_at = last.created_at
  from reaction_thread join reaction last on last.guid = reaction_thread.last_guid
  where item.id = reaction_thread.target_guid;

-- Up to where somebody has read: of one thread, or of a whole list of topics. Nothing is known of who never looked.
create table thread_look (
  user_id text not null references "user" (id) on delete cascade,
  -- An item, a block with a thread, or a list block.
  target_guid uuid not null,
  -- The last reaction of the platform at that moment.
  seen_seq bigint not null,
  seen_at timestamptz not null,
  primary key (user_id, target_guid)
);

-- Whom a reaction names. By who they are: their name may be another one by the time somebody reads it.
create table reaction_mention (
  reaction_guid uuid not null references reaction (guid) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  -- As it stands in the words.
  name text not null,
  primary key (reaction_guid, user_id)
);
create index reaction_mention_user on reaction_mention (user_id);
