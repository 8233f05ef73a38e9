-- Who asked for a yes before readers get a language of a page or an item, and what the answer was: one row for each
-- language. What the release before asks in `review` meanwhile is not taken over.
create table language_review (
  id uuid primary key default gen_random_uuid(),
  page_id uuid references page (id) on delete cascade,
  item_id uuid references item (id) on delete cascade,
  language text not null,
  state text not null,
  -- What the whole was at when it was asked for or answered.
  sequence integer not null,
  -- A sum of what this language said when it was approved; none from before that was kept.
  content text,
  asked_by text,
  asked_at timestamptz,
  note text not null default '',
  -- When those who may answer were last written to about it.
  mailed_at timestamptz,
  answered_by text,
  answered_at timestamptz,
  answer text not null default '',
  constraint language_review_page unique (page_id, language),
  constraint language_review_item unique (item_id, language),
  constraint language_review_of_one check (num_nonnulls(page_id, item_id) = 1)
);

-- What was asked of a whole page or item goes on for each language that it is written in.
insert into language_review (page_id, item_id, language, state, sequence, asked_by, asked_at, note, mailed_at, answered_by, answered_at, answer)
select review.page_id, review.item_id, written.language, review.state, review.sequence, review.asked_by,
  review.asked_at, review.note, review.mailed_at, review.answered_by, review.answered_at, review.answer
from review
cross join lateral (
  select 'nl' as language
  union
  select jsonb_object_keys(texts)
  from (
    select coalesce(page.working_copy, (
      select page_version.document from page_version
      where page_version.page_id = page.id order by page_version.number desc limit 1
    )) as document
    from page where page.id = review.page_id
    union all
    select coalesce(item_edit.document, jsonb_build_array(item.title, item.description, item.document))
    from item left join item_edit on item_edit.item_id = item.id where item.id = review.item_id
  ) whole
  cross join lateral jsonb_path_query(whole.document, '$.**."$lang"') texts
  where jsonb_typeof(texts) = 'object'
) written;

-- Which languages of a page go out at its hour; none where all do that are no drafts.
alter table page add column publish_languages text[];
