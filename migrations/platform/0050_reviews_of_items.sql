-- Items are looked over as pages are: one request for each page or item.
alter table page_review rename to review;
alter table review drop constraint page_review_pkey;
alter table review alter column page_id drop not null;
alter table review add column item_id uuid references item (id) on delete cascade;
alter table review add constraint review_page unique (page_id);
alter table review add constraint review_item unique (item_id);
alter table review add constraint review_of_one check (num_nonnulls(page_id, item_id) = 1);
