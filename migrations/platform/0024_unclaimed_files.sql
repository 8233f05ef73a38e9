-- Files that may lie in the storage without an asset that needs them: noted before a file is written and when its asset
-- goes, forgotten when an asset has it or when it is removed. What a crash leaves here is swept after a day.
create table asset_unclaimed_file (
  sha256 text primary key,
  noted_at timestamptz not null
);
