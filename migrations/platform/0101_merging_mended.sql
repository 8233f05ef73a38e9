-- Who came along with a merge, so that they go back with it.
alter table item_news_receiver add column came_from uuid;
create index item_news_receiver_came_from on item_news_receiver (came_from) where came_from is not null;
alter table follow add column came_from uuid;
create index follow_came_from on follow (came_from) where came_from is not null;
