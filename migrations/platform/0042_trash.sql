-- The page that it was thrown away with, when it hung below one: putting that back brings this back too.
alter table page add column deleted_with uuid;
create index page_deleted_with on page (deleted_with) where deleted_with is not null;

-- Blocks that were taken off a page lie in the trash; the log says what they were.
create index page_operation_removed on page_operation (done_at) where operation ->> 'kind' = 'remove';

-- Someone let this block go for good: the trash does not offer it any more.
alter table page_operation add column is_purged boolean not null default false;
