-- Who looks after an item or a file and when it is to be looked over, as pages have it themselves; of pages, who does it
-- when their owner cannot.
create table upkeep (
  subject_kind text not null check (subject_kind in ('page', 'item', 'file')),
  subject_id uuid not null,
  owner_id text references "user" (id) on delete set null,
  deputy_id text references "user" (id) on delete set null,
  review_on date,
  primary key (subject_kind, subject_id),
  constraint upkeep_of_pages_is_theirs check (subject_kind <> 'page' or (owner_id is null and review_on is null))
);
create index upkeep_by_review on upkeep (review_on) where review_on is not null;
