-- Until when an item is in the spotlight. What was put there before this is without an end.
alter table item add column highlight_until timestamptz;
create index item_highlight_ends on item (highlight_until) where is_highlighted and highlight_until is not null;
