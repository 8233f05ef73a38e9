-- A link to neither a page nor an item shows the whole site, while that is closed.
alter table preview drop constraint preview_of_one;
alter table preview add constraint preview_of_one check (num_nonnulls(page_id, item_id) <= 1);
