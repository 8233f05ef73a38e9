-- Writing a text into these indexes at once is most of what adding an item costs: each of its words and letter groups has a
-- place of its own. They are put on a list first, and sorted in together. A list of this length, in kB, is looked through in
-- a tenth of a millisecond; the default of 4 MB would make every search slow.
do $$
declare
  gin regclass;
begin
  for gin in
    select pg_index.indexrelid::regclass from pg_index
    join pg_class on pg_class.oid = pg_index.indexrelid
    join pg_am on pg_am.oid = pg_class.relam
    where pg_am.amname = 'gin' and pg_index.indrelid in ('item'::regclass, 'search_entry'::regclass)
  loop
    execute format('alter index %s set (fastupdate = on, gin_pending_list_limit = 256)', gin);
  end loop;
end
$$;

-- Skipping to a far page of any order reads the index and no rows, as it did for the two usual orders already.
drop index item_list_period_start, item_list_period_start_desc, item_list_period_end, item_list_created_at, item_list_changed_at;
-- Without the type and the end: with them, an agenda of a type would be looked for here instead of in item_list_type_period_open.
create index item_list_period_start on item (list_id, period_start, id)
  include (is_published, published_on, unpublish_on, visibility, role_ids) where deleted_at is null;
create index item_list_period_start_desc on item (list_id, period_start desc nulls last, id)
  include (is_published, published_on, unpublish_on, visibility, role_ids) where deleted_at is null;
create index item_list_period_end on item (list_id, coalesce(period_end, 'infinity'::timestamptz), id)
  include (is_published, published_on, unpublish_on, visibility, role_ids, type_id, period_end) where deleted_at is null;
create index item_list_created_at on item (list_id, created_at, id)
  include (is_published, published_on, unpublish_on, visibility, role_ids, type_id) where deleted_at is null;
create index item_list_changed_at on item (list_id, changed_at, id)
  include (is_published, published_on, unpublish_on, visibility, role_ids, type_id) where deleted_at is null;
-- The newest of a type that few items of the list are of.
create index item_list_type_published_on on item (list_id, type_id, published_on desc, id)
  include (is_published, unpublish_on, visibility, role_ids) where deleted_at is null;
-- Over all lists, for the spotlight: what is still to come, with an end and without one.
create index item_period_end on item (period_end) where deleted_at is null and is_published and period_end is not null;
create index item_period_open on item (period_start, id) where deleted_at is null and is_published and period_end is null;
create index item_sort_title on item (sort_title, id) where deleted_at is null and is_published;
