-- Items are checked as pages are, and what was found in one can be meant so too.
alter table page_finding_aside rename to finding_aside;
alter table finding_aside drop constraint page_finding_aside_pkey;
alter table finding_aside alter column page_id drop not null;
alter table finding_aside add column item_id uuid references item (id) on delete cascade;
alter table finding_aside add constraint finding_aside_page unique (page_id, key);
alter table finding_aside add constraint finding_aside_item unique (item_id, key);
alter table finding_aside add constraint finding_aside_of_one check (num_nonnulls(page_id, item_id) = 1);
