-- Since when the file at an address is the one that it is, for whoever looks back: without a moment since it was added. What
-- was replaced so long ago that it was let go is then known to be missing, and today's file does not pass for it.
alter table asset add column file_since timestamptz;
alter table asset_file add column file_since timestamptz;
update asset set file_since = replaced.at
from (select asset_id, max(replaced_at) as at from asset_file group by asset_id) as replaced
where asset.id = replaced.asset_id;
update asset_file set file_since = before.at
from (select id, lag(replaced_at) over (partition by asset_id order by id) as at from asset_file) as before
where asset_file.id = before.id;
