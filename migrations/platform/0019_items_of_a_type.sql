-- Items of one type in one list, newest first. Without it a question for a rare type, or for a value that few items of
-- a type have, walked through everything in the list. It also does what the index on the type alone did.
create index item_type_list_published_on on item (type_id, list_id, published_on desc, id);
drop index item_type_id;
