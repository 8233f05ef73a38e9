-- What a publication or a change left behind is what it was, whatever the program does. Whose it is may change: the name
-- of who deleted their account goes.
create function refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version never changes' using errcode = 'restrict_violation';
end
$$;
create trigger page_version_stays before update of id, page_id, number, document, published_at on page_version
  for each row execute function refuse_version_change();
create trigger item_version_stays before update of item_id, number, snapshot, changed_at on item_version
  for each row execute function refuse_version_change();
