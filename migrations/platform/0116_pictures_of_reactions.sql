-- Pictures that people add to what they say (docs/decisions/0157). The bytes are an asset with the same guid, held by the
-- reaction. No foreign key: a row is there before its reaction and its bytes, and stays until the bytes are gone.
create table reaction_picture (
  guid uuid primary key,
  reaction_guid uuid not null,
  position integer not null,
  -- What is to be seen, in the words of who added it.
  alt text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- Taken out of its reaction by who wrote that.
  removed_at timestamptz
);
create index reaction_picture_of on reaction_picture (reaction_guid, position);
