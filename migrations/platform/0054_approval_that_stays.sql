-- Pages that were taken out of a part of the menu where approval is asked, by someone who needs one: they go on needing
-- it until readers get them.
create table page_kept_approval (
  page_id uuid primary key references page (id) on delete cascade
);
