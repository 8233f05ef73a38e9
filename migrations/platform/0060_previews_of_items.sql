-- Links show items as they are being written, too.
alter table page_preview rename to preview;
alter index page_preview_page_id rename to preview_page;
alter table preview alter column page_id drop not null;
alter table preview add column item_id uuid references item (id) on delete cascade;
alter table preview add constraint preview_of_one check (num_nonnulls(page_id, item_id) = 1);
create index preview_item on preview (item_id, made_at desc);
