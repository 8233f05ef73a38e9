-- Who has an item open is told as for pages, so the id may be of either. Whoever is not heard of for a minute is forgotten,
-- also of what is gone.
alter table page_presence drop constraint page_presence_page_id_fkey;
alter table page_presence rename to presence;
alter table presence rename column page_id to subject_id;
