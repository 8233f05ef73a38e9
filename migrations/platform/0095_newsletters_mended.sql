-- Counts the changes of a list: a tab that is behind does not give it other readers.
alter table newsletter_list add column sequence integer not null default 1;

-- What became of everybody whom a letter went to, counted once when it was over.
alter table newsletter add column figures jsonb;
create index newsletter_reader_left on newsletter_reader (list_guid, left_at) where left_at is not null;

-- Whoever gives an address has a row of their own: by the key of another they would change what somebody else asked.
drop index newsletter_waiting_once;
create index newsletter_waiting_of_address on newsletter_waiting (list_guid, lower(email));
