-- What who published an item said of it, as of a page: with the item while it is so, and with the version that it becomes.
alter table item add column note text;
alter table item_version add column note text;
