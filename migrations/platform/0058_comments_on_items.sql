-- Something is said about items as about pages: about all of one, a block, words in a text, or a field.
alter table page_comment rename to comment;
alter index page_comment_page rename to comment_page;
alter index page_comment_thread rename to comment_thread;
alter table comment alter column page_id drop not null;
alter table comment add column item_id uuid references item (id) on delete cascade;
alter table comment add column field_id uuid;
alter table comment add constraint comment_of_one check (num_nonnulls(page_id, item_id) = 1);
create index comment_item on comment (item_id, written_at);
