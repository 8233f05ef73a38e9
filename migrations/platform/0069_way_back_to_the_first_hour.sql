-- Who stops half-way gets a mail with the way back, once.
alter table first_hour
  -- The last answer: when, by whom, and where and in which language they were asked.
  add column answered_at timestamptz,
  add column answered_by text references "user" (id) on delete set null,
  add column answered_origin text,
  add column answered_language text,
  add column reminded_at timestamptz;
