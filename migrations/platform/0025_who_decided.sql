-- What was decided about a thing besides what it says, and with which right (src/platform/contract/rights/decisions.ts):
-- {"audience": {"as": "editor", "value": "Users"}}. Who wrote it cannot undo what an editor decided.
alter table item add column decisions jsonb not null default '{}';
-- {"page": …, "blocks": …}; those of its blocks by guid, also of blocks that are gone, which may come back.
alter table page add column decisions jsonb not null default '{}';

-- What was decided before this was kept: by someone else than who wrote it means by an editor.
with states as (
  select item_id, number, snapshot ->> 'isPublished' as published, snapshot ->> 'unpublishOn' as ends_on,
         concat_ws(' ', snapshot ->> 'visibility', snapshot ->> 'roleIds') as audience, changed_by
  from item_version
  union all
  select id, version, case when is_published then 'true' else 'false' end,
         to_char(unpublish_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         concat_ws(' ', visibility, to_jsonb(role_ids)::text), changed_by
  from item
), changes as (
  select *, lag(number) over earlier is null as is_first,
         published is distinct from lag(published) over earlier as is_published_changed,
         ends_on is distinct from lag(ends_on) over earlier as is_end_changed,
         audience is distinct from lag(audience) over earlier as is_audience_changed
  from states
  window earlier as (partition by item_id order by number)
), latest as (
  select item_id,
         (array_agg(changed_by order by number desc) filter (where is_published_changed and not is_first))[1] as publisher,
         (array_agg(changed_by order by number desc) filter (where is_end_changed and not is_first))[1] as ender,
         (array_agg(changed_by order by number desc) filter (where is_audience_changed and not is_first))[1] as limiter
  from changes
  group by item_id
)
update item set decisions = jsonb_strip_nulls(jsonb_build_object(
  'published', case when not is_published and publisher <> created_by then '{"as": "editor", "value": false}'::jsonb end,
  'trashed', case when deleted_at is not null and deleted_by <> created_by then '{"as": "editor", "value": true}'::jsonb end,
  'endsOn', case when unpublish_on is not null and ender <> created_by then jsonb_build_object('as', 'editor', 'value', unpublish_on) end,
  'audience', case when limiter <> created_by then jsonb_build_object('as', 'editor', 'value', visibility) end,
  'highlight', case when is_highlighted then '{"as": "editor", "value": true}'::jsonb end
))
from latest
where latest.item_id = item.id and created_by is not null;

-- Who planned what is not known any more: it is carried out as it was planned.
update page set decisions = jsonb_build_object('page', jsonb_strip_nulls(jsonb_build_object(
  'appearsOn', case when publish_at is not null then jsonb_build_object('as', 'manager', 'value', publish_at) end,
  'endsOn', case when unpublish_at is not null then jsonb_build_object('as', 'manager', 'value', unpublish_at) end
)))
where publish_at is not null or unpublish_at is not null;
